import type { CommonText } from './types.ts';

export const en: CommonText = {
  language: 'English',
  refusals: {
    malformed: ({ expected }) => `This message could not be read (${expected}).`,
    over: () => 'The game is over.',
    unknownAction: ({ type }) => `This game has no action “${type}”.`,
    notNow: ({ asked }, say) =>
      asked.length > 0
        ? `Not at this moment: the table is waiting for ${say.list(asked.map(say.seat))}.`
        : 'Not at this moment.',
    notAsked: ({ asked }, say) => `This is for ${say.list(asked.map(say.seat))} to decide.`,
    sealed: () => 'This must wait until the present question is answered.',
    notOffered: () => 'That is not among the possible choices.',
    outOfRange: ({ min, max }) =>
      max < min ? 'No number is possible here.' : `A whole number from ${min} to ${max}, please.`,
    wrongCount: ({ atLeast, atMost }) =>
      atLeast === atMost ? `Choose exactly ${atLeast}.` : `Choose at least ${atLeast} and at most ${atMost}.`,
    stale: () => 'The table has moved on since you looked. Please look again and decide anew.',
    dealLimit: ({ limit }) => `Only ${limit} proposals are possible.`,
    noSuchDeal: () => 'There is no such proposal.',
    notSaved: () =>
      'The move could not be saved, so it was not made. Make some room on this device and try again, or take the game along as a file.',
    playedElsewhere: () => 'This table is being played in another window. What happened there is shown now.',
    diceSettled: () => 'The dice of this game are settled.',
    cannotUndo: ({ because }) =>
      ({
        chance: 'Dice or cards have come out since: this cannot be taken back without everybody’s consent.',
        secret: 'Something hidden has been seen since: this cannot be taken back without everybody’s consent.',
        turn: 'It is somebody else’s move already: this cannot be taken back without everybody’s consent.',
        nothing: 'There is nothing to take back.',
      })[because],
  },
};
