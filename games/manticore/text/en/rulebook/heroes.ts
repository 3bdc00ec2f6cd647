import type { Rules } from '../../types.ts';

/** MC-4 to MC-7: walking, taking, giving, growing stronger. */
export const heroes = {
  'MC-4.1': 'A hero walks cell by cell, each time to a neighbouring one.',
  'MC-4.2': 'You cannot step onto a cell that holds a hero, a monster or the Manticore.',
  'MC-4.3': 'A step onto a road token or into a location costs 1 point, provided the roads meet.',
  'MC-4.4':
    'Roads meet like this: two road tokens, when both have a road at the common edge; a road token and a location, when the token has a road at that edge.',
  'MC-4.5':
    'A step costs 3 points if it leads onto forest without a token, between two tokens whose roads do not meet, or between a location and a token if the roads do not meet, in either direction.',
  'MC-4.6':
    'Coming out of the wild is cheap: from forest without a token, a step onto any token or into any location costs 1. So does a step within a location.',

  'MC-5.1':
    'Standing on any cell of a location, you may take from its stack; it does not matter on which cell the stack is drawn.',
  'MC-5.2': 'Which tokens you take is up to you: it need not be the top one.',
  'MC-5.3': 'You may take several artifacts at one location, but never several spells.',
  'MC-5.4': 'One artifact goes into its slot; any others go into the bag.',
  'MC-5.5':
    'An artifact in the bag does nothing for you, and takes 1 off your initiative index as long as it is there.',
  'MC-5.6': 'A spell goes into its own slot, never into the bag.',
  'MC-5.7': 'You can hold one Fireball and one Ice Boulder at a time, no more.',
  'MC-5.8': 'An artifact, but not a spell, can also come to you as a gift from a hero on a neighbouring cell.',
  'MC-5.9': 'An artifact, but not a spell, can also be picked up where it was dropped: you have to stand on that cell.',
  'MC-5.10': 'If you destroy a monster or a hero, you may take one artifact of your choice from the fallen.',
  'MC-5.11': 'All other artifacts of the fallen leave the game.',
  'MC-5.12': 'Power points and spells of the fallen are never inherited.',
  'MC-5.13': 'Getting an artifact or a spell costs the one who gets it no initiative.',

  'MC-6.1': 'On your turn you may give an artifact to a hero on a neighbouring cell, if that hero’s player agrees.',
  'MC-6.2': 'On your turn you may drop an artifact; it stays on your cell.',
  'MC-6.3': 'What was dropped may be picked up again: by you, by another hero, or by a monster.',
  'MC-6.4': 'Each artifact given or dropped costs the giver 1 initiative point.',
  'MC-6.5': 'Spells cannot be given, and a spell that is dropped leaves the game.',

  'MC-7.1': 'An artifact in its slot adds its strength to the figure it belongs to.',
  'MC-7.2': 'One slot, one artifact.',
  'MC-7.3': 'Victory over a monster of level 3 brings 1 power point, over the one of level 4 it brings 2.',
  'MC-7.4': 'A power point raises one of your characteristics by 1. Put several on one, or spread them.',
  'MC-7.5': 'Once assigned, a power point stays where it is.',
  'MC-7.6': 'And it stays for the whole game.',
  'MC-7.7': 'An artifact works as long as it is in its slot.',
  'MC-7.8': 'It works at once, in the very turn you put it in. Only boots are different.',
  'MC-7.9': 'Boots must be broken in: they count from the turn after the one in which you put them on.',
  'MC-7.10': 'A spell works once and then leaves the game.',
  'MC-7.11': 'When you have used a spell you may fetch another of its kind, as long as its stack lasts.',
} satisfies Partial<Rules>;
