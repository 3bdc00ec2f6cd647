import type { GameTypes, Rules } from '@parlour/kernel';
import type { InstantBot } from './bot.ts';
import { inCharacter } from './character.ts';
import type { Guidance, Level } from './guidance.ts';
import { thinkingBot } from './thinker.ts';

/** Weaker is who thinks less far and less often; nobody is ever told more than its seat sees. */
const NOVICE: Level = {
  name: 'novice',
  attention: 40,
  playouts: 60,
  far: 0.5,
  sure: 0,
  milliseconds: 80,
  careless: 0.05,
};
const THINKER: Level = { name: 'thinker', attention: 50, playouts: 60, far: 1, sure: 1.5, milliseconds: 120 };
const EXPERT: Level = { name: 'expert', attention: 100, playouts: 200, far: 1, sure: 1.5, milliseconds: 400 };

/**
 * Whom people may play in a game that is thought ahead, weakest first: about and above its careful bot, each level in every
 * character of the game and then as it is.
 */
export function ladder<G extends GameTypes>(
  rules: Rules<G>,
  guidance: Guidance<G>,
  careful: InstantBot<G>,
): InstantBot<G>[] {
  const levels = [
    thinkingBot(rules, guidance, careful, NOVICE),
    careful,
    thinkingBot(rules, guidance, careful, THINKER),
    thinkingBot(rules, guidance, careful, EXPERT),
  ];
  const { characters = [] } = guidance;
  return levels.flatMap((level) => [
    ...characters.map((character) => inCharacter(rules, guidance, level, character)),
    level,
  ]);
}
