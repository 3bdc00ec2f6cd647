import type { Rules } from '../../types.ts';

/** MC-R59 to MC-R81: the table, and what is left over. */
export const tableRulings = {
  'MC-R59':
    'If a player leaves a cooperative game, a bot or another player leads the hero on. In a semi-cooperative game a bot does; without one the hero stays, passes their turns, and defends and responds by the usual defaults.',
  'MC-R60':
    'If the game is undecided at the end of round 40, or whatever round the table has set, the Manticore has won: a Victory, not a Great one.',
  'MC-R61':
    'After the highest roll the others follow in descending order. Only those with equal rolls roll again, as often as it takes.',
  'MC-R62': 'Each class is in the game at most once. Hero or heroine is a matter of taste.',
  'MC-R63':
    'One person may lead several heroes; each has a seat and a turn of its own. In a semi-cooperative game everybody leads exactly one.',
  'MC-R64': 'Without points a hero may still do what is free, and end the turn.',
  'MC-R65':
    'Static monsters are one option. They never enter the City. A hero at her Cave or an attack still wakes the Manticore.',
  'MC-R66': 'Marks never run out.',
  'MC-R67': 'Nothing goes back onto a stack. What you exchange goes into the bag, or is dropped for 1 point.',
  'MC-R68':
    'Gifts are made in the giver’s turn, from slot or bag, to a living hero beside the giver, in both modes. Accepting, you say where it goes: slot, exchange or bag. The giver pays only if the gift is accepted.',
  'MC-R69': 'What is dropped in a location lies on its cell and does not join the stack.',
  'MC-R70': 'One marker to a cell, and no passing through. Tokens and dropped artifacts take up no room.',
  'MC-R71':
    'With a calm start the first eight road tokens bring no monster. Normally a lair may come up at once, beside the City.',
  'MC-R72':
    'The trophy is all power points of the kill and the choice of the artifact. A plan, made with the invitation, may give each of them to a different member of the group. It holds for a kill in the joint attack or in the response to it; the share of a member who has died goes as if there were no plan.',
  'MC-R73':
    'Each monster has the chosen Initiative, but no more than its level. Each point is one decision: attack or one step. Following onto a dead hero’s cell costs no further point. An aggressive monster looks for heroes beside it before each point. Each attack draws a card and is answered. The Manticore is not affected.',
  'MC-R74':
    'Of a hidden stack only the kind is hidden; its height is seen, and the strongest token is on top. A hero who enters sees the stack before deciding. A monster’s tokens are turned up as its battle with a hero begins. Hidden artifacts go with static monsters or with faster ones.',
  'MC-R75': 'A hero may attack in any of the three ways, with or without bow, sword or amulet.',
  'MC-R76': 'The Manticore’s marker blocks monsters like any other. Monsters near the Cave do not wake her.',
  'MC-R77': 'In a cooperative victory players whose heroes have died win too.',
  'MC-R78': 'Even the last hero in a semi-cooperative game must still kill the Manticore in order to win.',
  'MC-R79':
    'The Mage may heal any living hero on a neighbouring cell in both modes, and nobody is asked. Mages heal themselves like anybody else.',
  'MC-R80':
    'A hero who dies on their own turn ends it there and then. What others have paid stays paid. Life never falls below 0.',
  'MC-R81': 'Dropping a spell costs 1 point, like dropping an artifact.',
} satisfies Partial<Rules>;
