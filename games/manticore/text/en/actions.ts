import { phrase } from '../phrase.ts';
import type { Actions, ManticoreText } from '../types.ts';
import { names } from './names.ts';
import { cell, fighter, HOW, hero, into, plan, token } from './words.ts';

export const actions: Actions = {
  enlist: ({ hero: id }) => (id === undefined ? 'Choose a hero' : `Lead ${hero(id)}`),
  standOn: ({ cell: at }) => (at === undefined ? 'Choose a cell of the City' : `Start at ${cell(at)}`),
  arm: ({ token: id }) => phrase('Take', id === undefined ? 'from the stacks' : token(id)),
  ready: () => 'I’m ready',
  lay: ({ cell: at, rotation }) =>
    phrase(
      'Lay the road token',
      at !== undefined && `on ${cell(at)}`,
      rotation !== undefined && (rotation === 0 ? 'as it is' : `turned by ${rotation * 60}°`),
    ),
  move: ({ to }) => (to === undefined ? 'Walk' : `Walk to ${cell(to)}`),
  attack: ({ target, kind }, say) =>
    phrase('Attack', target !== undefined && fighter(target, say), kind !== undefined && HOW[kind]),
  attackTogether({ target, kind, helpers, ...shares }, say) {
    const deal = plan(shares, say);
    return phrase(
      'Attack',
      target !== undefined && fighter(target, say),
      helpers === undefined || helpers.length === 0 ? 'together' : `together with ${say.list(helpers.map(say.seat))}`,
      kind !== undefined && HOW[kind],
      deal !== '' && `(${deal})`,
    );
  },
  take: ({ token: id, place }) =>
    phrase('Take', id === undefined ? 'from the stack' : token(id), place !== undefined && into(place)),
  pickUp: ({ artifact, place }) =>
    phrase('Pick up', artifact === undefined ? 'what lies here' : token(artifact), place !== undefined && into(place)),
  equip: ({ artifact }) => (artifact === undefined ? 'Equip from the bag' : `Equip ${token(artifact)}`),
  stow: ({ artifact }) =>
    artifact === undefined ? 'Put something into the bag' : `Put ${token(artifact)} into the bag`,
  give: ({ artifact, to }, say) =>
    phrase(
      'Give',
      artifact === undefined ? 'an artifact' : token(artifact),
      to !== undefined && `to ${say.seat(to)}`,
      '(1 point)',
    ),
  drop: ({ token: id }) => phrase('Drop', id === undefined ? 'something' : token(id), '(1 point)'),
  heal: ({ patient, life }, say) =>
    phrase(
      'Heal',
      patient !== undefined && say.seat(patient),
      life === undefined ? '(2 points for 1 life)' : `by ${life} (${life * 2} points)`,
    ),
  assign: ({ to }) => (to === undefined ? 'Assign a power point' : `+1 ${names.characteristics[to]}`),
  endTurn: () => 'End your turn',
  accept: ({ place }) => phrase('Accept', place !== undefined && into(place)),
  refuse: () => 'Refuse',
  join: () => 'Join the attack (1 point)',
  decline: () => 'Stay out of it',
  goOn: () => 'Attack anyway',
  callOff: () => 'Call it off',
  cast: ({ spells }) =>
    spells === undefined
      ? 'Choose spells'
      : spells.length === 0
        ? 'Use no spells'
        : `Use ${spells.map((kind) => names.kinds[kind]).join(' and ')}`,
  fight: () => 'Accept the fight',
  cover: () => 'Take cover',
  keep: () => 'Save the point for later',
  takeLoot: ({ artifact, place }) =>
    phrase('Take', artifact === undefined ? 'an artifact' : token(artifact), place !== undefined && into(place)),
  leaveLoot: () => 'Take nothing',
};

export const fields: NonNullable<ManticoreText['fields']> = {
  hero: 'Hero',
  cell: 'Cell',
  rotation: 'Rotation',
  to: 'To',
  target: 'Target',
  kind: 'Kind of attack',
  helpers: 'Together with',
  firstPoint: 'First power point to',
  secondPoint: 'Second power point to',
  artifact: 'Artifact',
  blow: 'Fatal blow to',
  token: 'Token',
  place: 'Where it goes',
  patient: 'Who is healed',
  life: 'Life',
  spells: 'Spells',
};
