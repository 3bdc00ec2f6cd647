import type { Person } from './icon-of.ts';

export type Hair = 'short' | 'long' | 'bun' | 'bald' | 'spiky' | 'curly' | 'bob' | 'slick' | 'tail' | 'quiff';
export type Extra = 'glasses' | 'beard' | 'moustache' | 'earrings' | 'headset' | 'monocle' | 'shades' | 'beret';
export type Likeness = {
  skin: string;
  hair: Hair;
  tint: string;
  clothes: string;
  collar: 'turtleneck' | 'shirt' | 'tee' | 'suit';
  extras: readonly Extra[];
  backdrop: string;
};

/** How the thirteen entrepreneurs look. They are nobody: parts of a face put together. */
export const PEOPLE: Record<Person, Likeness> = {
  C01: {
    skin: '#f0c6a0',
    hair: 'quiff',
    tint: '#d8b24a',
    clothes: '#3c5ad6',
    collar: 'tee',
    extras: ['glasses'],
    backdrop: '#9fd0ff',
  },
  C02: {
    skin: '#8a5a3b',
    hair: 'curly',
    tint: '#231512',
    clothes: '#c81d77',
    collar: 'turtleneck',
    extras: ['earrings'],
    backdrop: '#ffd1ec',
  },
  C03: {
    skin: '#f4d0b4',
    hair: 'spiky',
    tint: '#d2571e',
    clothes: '#24303f',
    collar: 'tee',
    extras: ['beard'],
    backdrop: '#c8f26b',
  },
  C04: {
    skin: '#f2c9a8',
    hair: 'bob',
    tint: '#7b2d1a',
    clothes: '#e7458d',
    collar: 'suit',
    extras: [],
    backdrop: '#ffe68a',
  },
  C05: {
    skin: '#d9a57b',
    hair: 'short',
    tint: '#5a5f69',
    clothes: '#b4631d',
    collar: 'shirt',
    extras: ['moustache'],
    backdrop: '#d6dce8',
  },
  C06: {
    skin: '#f6d8c4',
    hair: 'slick',
    tint: '#1c1c22',
    clothes: '#5a2bd0',
    collar: 'suit',
    extras: [],
    backdrop: '#ffc2de',
  },
  C07: {
    skin: '#c98d62',
    hair: 'long',
    tint: '#2c1a10',
    clothes: '#0f8a8f',
    collar: 'tee',
    extras: ['glasses', 'earrings'],
    backdrop: '#e3d1ff',
  },
  C08: {
    skin: '#efc39c',
    hair: 'quiff',
    tint: '#1f1a17',
    clothes: '#d3222a',
    collar: 'suit',
    extras: ['shades'],
    backdrop: '#fff07a',
  },
  C09: {
    skin: '#a8714a',
    hair: 'bald',
    tint: '#33231a',
    clothes: '#17181c',
    collar: 'turtleneck',
    extras: ['beard', 'glasses'],
    backdrop: '#e2b7a0',
  },
  C10: {
    skin: '#f3d2b8',
    hair: 'slick',
    tint: '#8d8f97',
    clothes: '#23304f',
    collar: 'suit',
    extras: ['monocle', 'moustache'],
    backdrop: '#a9ecf2',
  },
  C11: {
    skin: '#6f452c',
    hair: 'tail',
    tint: '#15100d',
    clothes: '#f08a24',
    collar: 'shirt',
    extras: ['headset'],
    backdrop: '#bfe9ff',
  },
  C12: {
    skin: '#f1c7ad',
    hair: 'bun',
    tint: '#9c1f4d',
    clothes: '#566b12',
    collar: 'suit',
    extras: ['glasses'],
    backdrop: '#e0f5a3',
  },
  C13: {
    skin: '#e2b48e',
    hair: 'short',
    tint: '#3a2b22',
    clothes: '#2b2b33',
    collar: 'suit',
    extras: ['beret'],
    backdrop: '#d5d9e3',
  },
};
