import type { Paragraphs } from '../../types.ts';

/** Phases 5 and 6, the end, and skipping a round. */
export const ending = {
  'BM-11.1': 'Everybody who plays the round spins the wheel of misfortune once, the leader first, then clockwise.',
  'BM-11.2': 'On a quiet sector nothing happens.',
  'BM-11.3':
    'Any other sector hits one of your characteristics. If it has no warning yet, it gets one, and that is all. With the option “every hit fines at once” it is fined as well.',
  'BM-11.4': 'If it has a warning already, you are fined. The warning stays.',
  'BM-11.5': 'A fine at level 3 takes 2 points, and the level falls to 2.',
  'BM-11.6': 'A fine at level 2 takes 1 point, and the level falls to 1.',
  'BM-11.7': 'A fine at level 1 takes 1 point; the level stays.',
  'BM-11.8': 'Points do not fall below 0. The level falls all the same.',
  'BM-11.9':
    'If a fine leaves your Warehouse with more types than it now holds, you give up the surplus at once, in the same way as after loading. With an option this waits until the next loading phase ends.',
  'BM-11.10': 'You escape a fine by insuring in Phase 6 of an earlier round.',

  'BM-12.1': 'From the leader clockwise, each player may insure characteristics that carry a warning.',
  'BM-12.2': 'Each costs 10 coins, paid to the Bank, and its warning is taken away.',
  'BM-12.3': 'You may insure several at once, for 10 coins each.',
  'BM-12.4': 'What carries no warning cannot be insured.',
  'BM-12.5': 'You never have to insure.',
  'BM-12.6': 'With the warning gone, the next hit there only warns again.',

  'BM-13.1': 'After Phase 6 the round is over.',
  'BM-13.2': 'Coming to 20 points in mid-round does not stop it: the round is played to its end.',
  'BM-13.3':
    'When the round is over, everybody with 20 points or more is a finalist. If nobody is, perhaps because a fine came between, the game goes on.',
  'BM-13.4': 'A single finalist wins.',
  'BM-13.5': 'Of several finalists, the one with the most coins wins. With an option the most points decide first.',
  'BM-13.6': 'If coins are equal too, more points win; if these are also equal, the victory is shared.',
  'BM-13.7': 'Otherwise the next player clockwise becomes leader, and a new round begins.',
  'BM-13.8':
    'Points above 20 count. A game that never gets there ends after a last round, round 60 unless the table settles another. The other places go by points, then coins, then the sum of levels; who is still equal shares a place.',

  'BM-14.1':
    'If you have no coins or very few, you may skip the round: with 4 coins or fewer, unless an option lets anybody skip.',
  'BM-14.2': 'You say so before the round starts, while no card is turned.',
  'BM-14.3': 'You lose 1 point at once, though never below 0.',
  'BM-14.4':
    'In a round you skip you do not buy, load, export, improve or insure, and you do not spin the wheel of misfortune.',
  'BM-14.5': 'If a lorry with your crates leaves, you are paid as usual.',
  'BM-14.6': 'You get the money only: filling a lorry alone brings you no points in a round you skip.',
  'BM-14.7': 'When the next round begins, the Bank pays you 10 coins.',
  'BM-14.8': 'Your goods, lorry loads, levels and warnings stay as they are.',
  'BM-14.9':
    'If the leader skips, the next player clockwise who plays does all that the leader would, and buys first. The leadership still moves on from the leader’s own seat.',
} satisfies Paragraphs;
