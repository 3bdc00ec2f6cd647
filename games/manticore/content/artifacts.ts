import type { LocationId } from './board.ts';

/** The stacks in the order that breaks ties between tokens of one strength (MC-R24), with the strengths of their tokens, strongest first. */
export const STACKS = {
  sword: { family: 'physical', home: 'forge', tokens: { 'SW-1': 3, 'SW-2': 2, 'SW-3': 2, 'SW-4': 1 } },
  bow: { family: 'physical', home: 'elvenWorkshop', tokens: { 'BW-1': 3, 'BW-2': 2, 'BW-3': 2, 'BW-4': 1 } },
  shield: { family: 'physical', home: 'dwarfWorkshop', tokens: { 'SH-1': 3, 'SH-2': 2, 'SH-3': 2, 'SH-4': 1 } },
  boots: { family: 'physical', home: 'shoeManufactory', tokens: { 'BT-1': 3, 'BT-2': 2, 'BT-3': 2, 'BT-4': 1 } },
  amulet: { family: 'magical', home: 'witchHut', tokens: { 'AM-1': 3, 'AM-2': 2, 'AM-3': 1, 'AM-4': 1 } },
  helmet: { family: 'magical', home: 'druidHut', tokens: { 'HM-1': 3, 'HM-2': 2, 'HM-3': 1, 'HM-4': 1 } },
  iceBoulder: { family: 'magical', home: 'iceTower', tokens: { 'IB-1': 3, 'IB-2': 2, 'IB-3': 1 } },
  fireball: { family: 'magical', home: 'fieryEarth', tokens: { 'FB-1': 3, 'FB-2': 2, 'FB-3': 1 } },
} as const satisfies Record<string, { family: Family; home: LocationId; tokens: Record<string, number> }>;

/** MC-28.1, MC-28.2. Magical stacks lie on locations of three cells, physical ones on locations of four. */
export type Family = 'physical' | 'magical';
export type StackKind = keyof typeof STACKS;
export const STACK_KINDS = Object.keys(STACKS) as StackKind[];

export const ARTIFACT_KINDS = ['sword', 'bow', 'shield', 'boots', 'amulet', 'helmet'] as const satisfies StackKind[];
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number];
export const SPELL_KINDS = ['iceBoulder', 'fireball'] as const satisfies StackKind[];
export type SpellKind = (typeof SPELL_KINDS)[number];

type TokensOf<K extends StackKind> = { [S in K]: keyof (typeof STACKS)[S]['tokens'] }[K];
export type ArtifactId = TokensOf<ArtifactKind>;
export type SpellId = TokensOf<SpellKind>;
export type TokenId = ArtifactId | SpellId;

type Token = { kind: StackKind; strength: number };
const isSpellKind = (kind: StackKind): kind is SpellKind => kind === 'iceBoulder' || kind === 'fireball';
const listed = STACK_KINDS.flatMap((kind) =>
  Object.entries(STACKS[kind].tokens).map(([id, strength]): [string, Token] => [id, { kind, strength }]),
);

/** Every token with its kind and strength (specification, 5-F), in table order. Names and lines stand in `text/`. */
export const TOKENS = Object.fromEntries(listed) as { [T in ArtifactId]: { kind: ArtifactKind; strength: number } } & {
  [T in SpellId]: { kind: SpellKind; strength: number };
};
export const TOKEN_IDS = listed.map(([id]) => id) as TokenId[];
export const isSpell = (token: TokenId): token is SpellId => isSpellKind(TOKENS[token].kind);
export const isArtifact = (token: TokenId): token is ArtifactId => !isSpell(token);

const ofKind = (kind: StackKind): readonly TokenId[] => TOKEN_IDS.filter((id) => TOKENS[id].kind === kind);
/** The tokens of a kind, strongest first. */
export const TOKENS_OF: Record<StackKind, readonly TokenId[]> = {
  sword: ofKind('sword'),
  bow: ofKind('bow'),
  shield: ofKind('shield'),
  boots: ofKind('boots'),
  amulet: ofKind('amulet'),
  helmet: ofKind('helmet'),
  iceBoulder: ofKind('iceBoulder'),
  fireball: ofKind('fireball'),
};

/** MC-1.15. Spells of a kind, whatever the number of heroes; MC-R2: helmets and amulets at most, with `magicStacks: box`. */
export const SPELLS_OF_A_KIND = 3;
export const BOX_MAGIC = 3;

/** MC-9.5, MC-R5. The spell that answers each spell. */
export const OPPOSITE = { iceBoulder: 'fireball', fireball: 'iceBoulder' } as const satisfies Record<
  SpellKind,
  SpellKind
>;
