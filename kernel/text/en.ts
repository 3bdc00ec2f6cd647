import { type CommonText, plural, typeset } from './types.ts';

export const en: CommonText = typeset('en', {
  language: 'English',
  refusals: {
    malformed: ({ expected }) => `This message couldn’t be read (${expected}).`,
    over: () => 'The game is over.',
    unknownAction: ({ type }) => `This game has no action “${type}”.`,
    notNow: ({ asked }, say) =>
      asked.length > 0 ? `Not right now: the table is waiting for ${say.list(asked.map(say.seat))}.` : 'Not right now.',
    notAsked: ({ asked }, say) => `That’s for ${say.list(asked.map(say.seat))} to decide.`,
    sealed: () => 'This has to wait until the current question is answered.',
    notOffered: () => 'That isn’t one of the choices.',
    outOfRange: ({ min, max }) =>
      max < min ? 'No number is possible here.' : `A whole number from ${min} to ${max}, please.`,
    wrongCount: ({ atLeast, atMost }) =>
      atLeast === atMost ? `Choose exactly ${atLeast}.` : `Choose at least ${atLeast} and at most ${atMost}.`,
    stale: () => 'The game has moved on in the meantime. Take another look and decide again.',
    dealLimit: ({ limit }) =>
      plural('en', limit, { one: 'You can make only one proposal.', other: `You can make only ${limit} proposals.` }),
    noSuchDeal: () => 'There’s no such proposal.',
    notSaved: () =>
      'The move couldn’t be saved, so it wasn’t made. Free some space on this device and try again, or save the game to a file.',
    playedElsewhere: () => 'This table is being played in another window. What happened there is shown now.',
    diceSettled: () => 'The dice of this game are already settled.',
    cannotUndo: ({ because }) =>
      ({
        chance: 'Dice have been rolled or cards turned up since: undoing this takes everyone’s consent.',
        secret: 'Something hidden has been seen since: undoing this takes everyone’s consent.',
        turn: 'It’s already somebody else’s move: undoing this takes everyone’s consent.',
        nothing: 'There’s nothing to undo.',
      })[because],
  },
});
