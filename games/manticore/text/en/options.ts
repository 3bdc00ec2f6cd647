import type { Options } from '../types.ts';

export const options: Options['options'] = {
  mode: {
    label: 'Mode',
    values: {
      coop: 'cooperative: everyone wins together, and nobody may attack a hero',
      semi: 'semi-cooperative: only the one who strikes the fatal blow wins, and heroes may be attacked',
    },
  },
  turnOrder: {
    label: 'Turn order',
    values: {
      roll: 'by dice: the highest roll starts',
      agreed: 'as you sit at the table',
      random: 'drawn by lot',
    },
  },
  monsters: {
    label: 'Monsters',
    values: {
      normal: 'walk to the City, loot and attack',
      static:
        'easier: they stay where they are and only answer attacks (base game only: in Manticore Awakening they walk anyway)',
    },
  },
  monsterInitiative: {
    label: 'Pace of the monsters',
    values: {
      '1': 'one step or attack per round',
      '2': 'harder: two steps or attacks per round',
      '3': 'much harder: three steps or attacks per round',
      '4': 'hopeless: four for the great beast, three for the others',
    },
  },
  hiddenArtifacts: {
    label: 'Artifacts',
    values: {
      off: 'everyone knows what lies where',
      on: 'harder: stacks lie face down until a hero enters their location',
    },
  },
  scenario: {
    label: 'Scenario',
    values: {
      base: 'the base game: all roads are paved first',
      awakening:
        'Manticore Awakening: roads grow during play, and one token among them wakes her; its monsters always walk',
    },
  },
  magicStacks: {
    label: 'Helmets and amulets',
    values: { perHero: 'one of each for every hero', box: 'three of each at most, as in the box' },
  },
  heroKillPower: {
    label: 'For striking down a hero',
    values: { '1': '1 power point', '0': 'no power point', '2': '2 power points' },
  },
  fallenHeroLoot: {
    label: 'What a fallen hero carried',
    values: {
      lost: 'is lost if no hero struck the blow',
      dropped: 'stays on the cell if no hero struck the blow; spells are lost',
    },
  },
  combatDeck: {
    label: 'Combat cards',
    values: {
      deplete: 'are drawn to the last and then shuffled',
      replace: 'are shuffled before every draw',
    },
  },
  monsterBoots: {
    label: 'Boots on a monster',
    values: { inert: 'do nothing at the usual pace', fast: 'always make it faster' },
  },
  jointFatalBlow: {
    label: 'Fatal blow of a joint attack',
    values: {
      trophy: 'belongs to one hero, by agreement or by the rules of the trophy',
      shared: 'belongs to all who took part and live',
    },
  },
  manticoreSheet: {
    label: 'The Manticore’s figures',
    values: { scaled: 'grow with the number of heroes', flat: 'are the same for every party' },
  },
  manticoreMight: {
    label: 'The Manticore’s might',
    values: {
      '0': 'unchanged',
      '-2': '2 less: easier',
      '-1': '1 less: a little easier',
      '+1': '1 more: harder',
      '+2': '2 more: much harder',
    },
  },
  calmStart: {
    label: 'Calm start',
    values: { off: 'a lair may come up right away', on: 'the first eight road tokens bring no monster' },
  },
  roundLimit: {
    label: 'The Manticore wins at the end of round',
    values: { '40': '40', '20': '20', '30': '30', '60': '60', '100': '100' },
  },
  practice: {
    label: 'Practice duel (no roads, no scenario; all artifacts face up)',
    values: {
      off: 'no: the whole game',
      hound: 'against a Bramble Hound',
      gnarl: 'against Old Gnarl, the great beast',
      cinderwing: 'against a Cinderwing',
      manticore: 'against the Manticore herself',
    },
  },
};

export const presets: Options['presets'] = {
  asPrinted: { label: 'As printed', hint: 'The rules as they were published.' },
  firstGame: { label: 'First game', hint: 'Monsters stand still and the first tokens are calm: time to learn.' },
  swiftMonsters: {
    label: 'Swift monsters',
    hint: 'Two steps or attacks per round for every monster. For heroes who have won before.',
  },
  hiddenArtifacts: { label: 'Hidden artifacts', hint: 'Nobody knows which stack lies where until a hero walks in.' },
  rivals: { label: 'Rivals', hint: 'Semi-cooperative: one fatal blow, one winner.' },
  awakening: {
    label: 'Manticore Awakening',
    hint: 'The roads grow during play, and somewhere among them a token wakes her.',
  },
  practice: {
    label: 'Practice duel',
    hint: 'Take any gear and fight one beast outside the City: no roads, no game around it.',
  },
};
