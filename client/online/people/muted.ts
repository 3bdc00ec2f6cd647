import { create } from 'zustand';

/** Whose words somebody does not want to read here. Only this browser knows. */

const KEY = 'parlour-muted';
const MOST = 200;

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}

export const useMuted = create<{ muted: readonly string[]; toggle(person: string): void }>((set, get) => ({
  muted: kept(),
  toggle(person) {
    const { muted } = get();
    const next = muted.includes(person) ? muted.filter((each) => each !== person) : [...muted, person].slice(-MOST);
    set({ muted: next });
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It holds for as long as the page is open.
    }
  },
}));
