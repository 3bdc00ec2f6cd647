import { HERO_IDS } from './content/heroes.ts';
import { muster } from './rules/01-setup/muster.ts';
import { setup } from './rules/01-setup/setup.ts';
import { paving } from './rules/02-paving/paving.ts';
import { keepOrderKnown } from './rules/02-paving/road-pile.ts';
import { game as wholeGame } from './rules/03-rounds/game.ts';
import { round } from './rules/03-rounds/round.ts';
import { turn } from './rules/03-rounds/turn.ts';
import { gift } from './rules/06-giving/gift.ts';
import { spoils } from './rules/07-strength/spoils.ts';
import { duel } from './rules/08-battle/duel.ts';
import { battle } from './rules/12-attacks/battle.ts';
import { joint } from './rules/12-attacks/joint.ts';
import { monster, monsters } from './rules/18-monsters/monsters.ts';
import { manticore as manticoresTurn } from './rules/23-manticore/manticore.ts';
import { arming } from './rules/26-variants/arming.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { call, game } from './rules/vocabulary.ts';

/** Manticore, after the published game “Forest: the Legend of the Manticore” (2014). */
export const manticore = game({
  id: 'manticore',
  version: 2,
  speaks: 1,
  // MC-R59, MC-R63: a seat is a hero; one person may lead several
  seats: { min: 1, max: 4 },
  picks: HERO_IDS,
  options: {
    mode: ['coop', 'semi'],
    turnOrder: ['roll', 'agreed', 'random'],
    monsters: ['normal', 'static'],
    monsterInitiative: ['1', '2', '3', '4'],
    hiddenArtifacts: ['off', 'on'],
    scenario: ['base', 'awakening'],
    magicStacks: ['perHero', 'box'],
    heroKillPower: ['1', '0', '2'],
    fallenHeroLoot: ['lost', 'dropped'],
    combatDeck: ['deplete', 'replace'],
    monsterBoots: ['inert', 'fast'],
    jointFatalBlow: ['trophy', 'shared'],
    manticoreSheet: ['scaled', 'flat'],
    manticoreMight: ['0', '-2', '-1', '+1', '+2'],
    calmStart: ['off', 'on'],
    roundLimit: ['40', '20', '30', '60', '100'],
    practice: ['off', 'hound', 'gnarl', 'cinderwing', 'manticore'],
  },
  presets: {
    asPrinted: {},
    firstGame: { monsters: 'static', calmStart: 'on' },
    swiftMonsters: { monsterInitiative: '2' },
    hiddenArtifacts: { hiddenArtifacts: 'on' },
    rivals: { mode: 'semi' },
    awakening: { scenario: 'awakening' },
    practice: { practice: 'hound' },
  },
  setup,
  opening: () => call('game', {}),
  phases: {
    game: wholeGame,
    muster,
    arming,
    paving,
    round,
    turn,
    gift,
    joint,
    battle,
    duel,
    spoils,
    monsters,
    monster,
    manticore: manticoresTurn,
  },
  anytime: {},
  governs: {
    enlist: 'MC-1.24',
    standOn: 'MC-1.24',
    arm: 'MC-5.13',
    ready: 'MC-3.8',
    lay: 'MC-2.2',
    move: 'MC-4.1',
    attack: 'MC-12.1',
    attackTogether: 'MC-14.1',
    take: 'MC-5.1',
    pickUp: 'MC-5.9',
    equip: 'MC-7.2',
    stow: 'MC-5.5',
    give: 'MC-6.1',
    drop: 'MC-6.2',
    heal: 'MC-17.1',
    assign: 'MC-7.4',
    endTurn: 'MC-3.8',
    accept: 'MC-6.1',
    refuse: 'MC-6.1',
    join: 'MC-14.1',
    decline: 'MC-14.1',
    goOn: 'MC-R45',
    callOff: 'MC-R45',
    cast: 'MC-9.4',
    fight: 'MC-10.1',
    cover: 'MC-10.1',
    keep: 'MC-R9',
    takeLoot: 'MC-5.10',
    leaveLoot: 'MC-5.10',
  },
  facts,
  invariants,
  secrets: {},
  arrange: keepOrderKnown,
});
