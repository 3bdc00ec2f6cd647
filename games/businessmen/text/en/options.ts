import type { Options } from '../types.ts';

export const options: Options = {
  options: {
    loaderCap: {
      label: 'What a Loader carries',
      values: {
        perMove: '4, 5 or 6 crates in each loading move',
        perRound: '4, 5 or 6 crates of each good per round',
      },
    },
    negativeEvents: {
      label: 'Wheel of misfortune',
      values: { warningFirst: 'the first hit only warns, the next one fines', immediate: 'every hit fines at once' },
    },
    skipEligibility: {
      label: 'Who may skip a round',
      values: { lowFunds: 'only a player with 4 coins or fewer', anyone: 'anybody' },
    },
    finishTie: {
      label: 'Several players at the target',
      values: {
        coins: 'the one with the most coins wins',
        pointsThenCoins: 'the most points win, then the most coins',
      },
    },
    targetVP: {
      label: 'Points to win (20 in the rulebook)',
      values: { '20': '20 points', '15': '15 points: a shorter game', '10': '10 points: a short game' },
    },
    firstLeader: {
      label: 'Who leads the first round',
      values: { random: 'drawn by lot', firstSeat: 'the first seat' },
    },
    exportLots: {
      label: 'Exports in a round',
      values: {
        onePerGood: 'one shipment of each good on the card',
        onePerRound: 'one shipment in all',
        unlimited: 'as many shipments as the goods allow',
      },
    },
    sameGoodCars: {
      label: 'One good on several lorries',
      values: { allowed: 'allowed', oneCarPerGood: 'not allowed: one lorry for each good' },
    },
    leftovers: {
      label: 'Goods nobody buys',
      values: { return: 'go back to their piles', stay: 'stay on the market, and new goods join them' },
    },
    loadingStart: {
      label: 'Who loads first',
      values: {
        nextAfterLeader: 'the player after the leader, who loads last',
        firstPasser: 'the first player to pass while buying',
        leader: 'the leader',
      },
    },
    loadingDuty: {
      label: 'Passing while loading',
      values: { free: 'whenever you like', compulsory: 'only when you can load nothing' },
    },
    overflowAfterFine: {
      label: 'Too many goods after a fine',
      values: { immediate: 'are given up at once', atNextTransfer: 'may stay until the next loading phase ends' },
    },
    quietPhases: {
      label: 'Exporting, improving, insuring',
      values: {
        sequential: 'one player after another',
        parallel: 'all at once, choices hidden until everyone is done',
      },
    },
    roundGuard: {
      label: 'Last possible round',
      values: { '60': 'round 60', none: 'no limit', '12': 'round 12', '20': 'round 20', '30': 'round 30' },
    },
    absentSeat: {
      label: 'When a player leaves',
      values: { bot: 'a bot takes the seat', dormant: 'the seat stays, and only does what it must' },
    },
  },
  presets: {
    standard: { label: 'Standard', hint: 'The rules as we read the rulebook, up to 20 points.' },
    short: { label: 'Short', hint: 'The same rules up to 10 points: about half as long.' },
    harsh: { label: 'Harsh', hint: 'Slow Loaders, and every stroke of misfortune costs points. Longer and sterner.' },
  },
};
