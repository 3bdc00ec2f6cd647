import type { Rules } from '../../types.ts';

/** MC-26 to MC-29: easier and harder games, and the scenario. */
export const variants = {
  'MC-26.1': 'Static monsters never move and never attack first. They only respond when attacked.',
  'MC-26.2': 'The Manticore walks and attacks as usual.',
  'MC-26.3':
    'With static monsters she wakes when the first monster dies, or at the end of round 5, whichever is earlier.',

  'MC-27.1':
    'Raise the monsters’ Initiative from 1 to 2, 3 or 4 as you grow stronger; no monster gets more than its level.',
  'MC-27.2': 'A monster goes as many cells as it has points left.',
  'MC-27.3': 'If it must attack, it makes as many attacks as it has points left.',
  'MC-27.4': 'If the hero dies and points are left, it goes on walking and attacking until they are used.',

  'MC-28.1':
    'The four magical stacks (helmets, amulets, Fireballs, Ice Boulders) are shuffled face down as whole stacks, and one is laid on each location of three cells.',
  'MC-28.2':
    'The four physical stacks (boots, shields, swords, bows) are shuffled in the same way and laid on the locations of four cells.',
  'MC-28.3': 'Every location gets exactly one stack.',
  'MC-28.4': 'A stack stays face down until a hero enters its location; then it is turned up for everybody.',
  'MC-28.5': 'An ordinary monster that loots a hidden stack takes its top token face down.',
  'MC-28.6': 'When a monster with hidden tokens meets a hero in battle, all its tokens are turned up and stay so.',

  'MC-29.1':
    'All rules of the base game hold unless this section changes them. The scenario goes with both modes, with faster monsters and with hidden artifacts, but not with static monsters.',
  'MC-29.2': 'Stage 1 is short: of the 42 shuffled road tokens only 12 are laid.',
  'MC-29.3':
    'Of the other 30, six are set aside unseen. The Awakening token is shuffled into the remaining 24, and the six go on top: a pile of 31.',
  'MC-29.4':
    'Six tokens are laid in each round. They are shared out among the heroes alive at its start, the first in turn order getting those left over, and each hero lays their share before anything else on their turn. The share of a hero who dies before their turn stays in the pile.',
  'MC-29.5': 'Tokens are laid as in stage 1, and never under a marker.',
  'MC-29.6': 'A lair brings its monster at once. You may attack it at once, but it acts only from the next round on.',
  'MC-29.7':
    'The Awakening token is a straight piece of road. When it is turned up the Manticore wakes, even if it cannot be laid; if she is awake, it is just a road.',
  'MC-29.8':
    'In this scenario the death of the first monster does not wake her. A hero at her Cave and an attack on her still do.',
  'MC-29.9': 'When the pile is empty, no more tokens are laid.',
  'MC-29.10': 'Monsters whose lairs are still in the pile count as alive when it comes to the Great Victory.',
} satisfies Partial<Rules>;
