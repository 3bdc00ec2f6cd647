import type { Game, GameTypes } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { loadBundle, saveBundle } from './tables.ts';

/** Rules as a table began with them, kept beside it: an update of the app changes nothing for a game that is running. */
export type RulesBundle = { game: Game<GameTypes>; bots: Bot<GameTypes>[] };

/** Keeps the rules of a game that begins; once for each version of them. Without them an update would end the game. */
export async function keepRules(game: string, rules: string): Promise<void> {
  if ((await loadBundle(rules)) !== undefined) return;
  const answer = await fetch(`/rules/${game}.js`);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.includes('javascript')) return;
  const source = await answer.text();
  // Between two versions the file may already be the newer one.
  if (source.includes(rules)) await saveBundle({ rules, game, source });
}

/** The rules with this hash, as they were kept; `null` if they never were. */
export async function keptRules(rules: string): Promise<RulesBundle | null> {
  const kept = await loadBundle(rules);
  if (kept === undefined) return null;
  const address = URL.createObjectURL(new Blob([kept.source], { type: 'text/javascript' }));
  try {
    const bundle = (await import(/* @vite-ignore */ address)) as RulesBundle;
    return bundle.game.rules === rules ? bundle : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
