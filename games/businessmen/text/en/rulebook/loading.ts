import type { Paragraphs } from '../../types.ts';

/** The start of a round, Phase 1 and Phase 2. */
export const loading = {
  'BM-5.1': 'Every round has a leader, who goes first. The next round is led by the next player clockwise.',
  'BM-5.2': 'Before anything else, players who skipped the last round get 10 coins from the Bank.',
  'BM-5.3': 'Then, with no card turned yet, players may announce that they skip this round.',
  'BM-5.4':
    'The leader turns up a Goods card. The crates it names move from the piles to the market, as far as the piles have them.',
  'BM-5.5': 'The market has these goods in these numbers this round, and nothing else.',
  'BM-5.6': 'The leader also turns an Export card: its three goods may be exported in this round’s Phase 3.',
  'BM-5.7': 'Both cards are new in every round. The old ones go to their discard piles.',

  'BM-6.1': 'The leader buys first, then the others clockwise, round and round.',
  'BM-6.2': 'On your turn you buy one good once, or you pass.',
  'BM-6.3':
    'You buy at least 1 crate and at most what all three allow: your Manager, the crates on the market, and your coins.',
  'BM-6.4': 'A crate always costs 1 coin; the price table is for selling only. You pay the Bank at once.',
  'BM-6.5': 'What you buy goes to your temporary warehouse.',
  'BM-6.6': 'When everybody has had a turn and goods are left, it goes round again.',
  'BM-6.7':
    'You buy each good once a round at most, even if you took less of it than your Manager could. The next purchase must be another good.',
  'BM-6.8': 'Once you pass, you buy no more this round.',
  'BM-6.9': 'If there is nothing you can buy, you pass without being asked.',
  'BM-6.10': 'Buying ends the moment the market is empty, even halfway round, or when all have passed.',
  'BM-6.11': 'Crates that nobody bought go back to their piles. With an option they stay on the market instead.',

  'BM-7.1':
    'Loading starts with the player after the leader and goes clockwise: the first to buy is the last to load. Options let another player begin.',
  'BM-7.2': 'On your turn you put one good on one lorry, or you pass.',
  'BM-7.3':
    'You choose the lorry and the good. An empty lorry takes any good you have; one that is partly loaded takes only more of what it carries.',
  'BM-7.4':
    'You do not choose how much: you must load all you can. That is the smallest of your Loader’s number, the space on the lorry, and your crates of that good.',
  'BM-7.5': 'Crates come from both warehouses together, so what you bought a moment ago can be loaded right away.',
  'BM-7.6':
    'What is on a lorry stays there, under your colour, until the lorry leaves. It cannot be unloaded or moved.',
  'BM-7.7': 'A lorry that does not leave keeps its load for the next round.',
  'BM-7.8':
    'You may pass although you could load, and a pass holds for the rest of the phase. If you can load nothing, you pass without being asked. With an option you must load while you can.',
  'BM-7.9':
    'You may load the same lorry several times. If all on it is yours in the end, you have filled it alone, however many moves or rounds it took.',
  'BM-7.10': 'Two or all three lorries may carry the same good. An option forbids it.',
  'BM-7.11': 'Loading ends when everybody has passed.',
  'BM-7.12':
    'Then all your crates move from the temporary to the main warehouse. Crates of one good from both count as one type.',
  'BM-7.13':
    'If you now have more types than your Warehouse holds, choose which to keep, old or new: exactly as many as it holds. The others go back to their piles, all their crates, and nobody pays you for them.',
  'BM-7.14': 'After that the temporary warehouses are empty, and Phase 2 is over.',
} satisfies Paragraphs;
