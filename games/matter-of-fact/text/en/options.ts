import type { Options } from '../types.ts';

export const { options, presets }: Options = {
  options: {
    salary: {
      label: 'Wages per worker',
      values: { '1': '1 nAn per turn', '2': '2 nAn per turn: harder', '3': '3 nAn per turn: hardest' },
    },
    biobots: {
      label: 'BIObots to win',
      values: { '1': 'one', '2': 'two: a longer game', '3': 'three: the longest game' },
    },
    decks: {
      label: 'Decks',
      values: { down: 'face down', up: 'the top card of each deck is open to all' },
    },
    strike: {
      label: 'Strike over unpaid wages',
      values: { called: 'only if a rival calls it', automatic: 'starts by itself' },
    },
    raids: {
      label: 'Raids',
      values: { on: 'rivals’ assets may be captured', off: 'no captures and no guards' },
    },
    tokens: {
      label: 'Buying in the business centre',
      values: { limited: 'only as long as the bank has tokens', unlimited: 'without limit' },
    },
    vehicles: {
      label: 'Vehicles at the dealership',
      values: { limited: '3 electric vehicles, 2 quadcopters', unlimited: 'as many as wanted' },
    },
    reuse: {
      label: 'Using a place without moving',
      values: { allowed: 'stay and use it again', mustArrive: 'only after arriving there' },
    },
    cash: {
      label: 'Money and debt',
      values: { open: 'open to everyone', hidden: 'hidden from rivals' },
    },
    end: {
      label: 'When the last BIObot is made',
      values: {
        immediate: 'the game ends on the spot',
        equalTurns: 'the round is finished, so everyone has equal turns',
      },
    },
    roundCap: {
      label: 'Last possible round',
      values: { '60': 'round 60', '40': 'round 40', none: 'no limit' },
    },
    trade: {
      label: 'Deals between players',
      values: { on: 'allowed', off: 'none: a quick game' },
    },
    starter: {
      label: 'Who starts',
      values: {
        random: 'drawn by lot',
        assetCards: 'the highest number on a drawn asset card',
        host: 'the host decides',
      },
    },
    leaver: {
      label: 'When a player leaves',
      values: { bot: 'a bot takes the seat', liquidate: 'the property goes back to the bank' },
    },
    compensation: {
      label: 'Starting money for later seats',
      values: { none: '150 nAn for everyone', perPlace: '5 nAn more for each place after the first' },
    },
  },
  presets: {
    rulebook: { label: 'Rulebook', hint: 'The rules as printed: one BIObot, wages of 1, raids and deals.' },
    ranked: {
      label: 'Ranked',
      hint: 'Equal turns and a little more money for later seats: no place is better than another.',
    },
    family: { label: 'Family', hint: 'No raids, and strikes start by themselves: nobody has to be unkind.' },
    longGame: { label: 'Long game', hint: 'Two BIObots to win and wages of 2: plan further ahead.' },
  },
};
