import { between, type Fields, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { HEALER, HEALING_COST, HERO_LIFE } from '../../content/heroes.ts';
import type { G, Manticore } from '../../types.ts';
import { classOf, pointsLeft } from '../03-rounds/hero.ts';
import { heroesBeside } from '../12-attacks/targets.ts';
import { emit, no } from '../vocabulary.ts';

type Healing = Fields<Manticore['actions']['heal']>;

/** MC-17.1, MC-17.2, MC-17.4, MC-R79. Himself; as Mage also a hero beside him, in both modes and without asking. */
export function healingOffer(g: G, me: Seat): Healing[] | Refusal<Manticore> {
  const left = pointsLeft(g.heroes[me]);
  const most = Math.floor(left / HEALING_COST);
  if (most === 0) return no('MC-17.1', 'tooFewPoints', { needs: HEALING_COST, left });
  const isHealer = classOf(g.heroes[me]) === HEALER;
  const others = heroesBeside(g, me);
  const patients = isHealer ? [me, ...others] : [me];
  const offers = patients.map((patient): Healing => {
    const missing = HERO_LIFE - g.heroes[patient].life;
    // MC-17.3
    const enough = missing <= most ? no('MC-17.3', 'fullLife', { hero: patient }) : null;
    const above = enough ?? no('MC-17.1', 'tooFewPoints', { needs: (most + 1) * HEALING_COST, left });
    const hurt = oneOf([patient], () => (missing > 0 ? null : no('MC-17.3', 'fullLife', { hero: patient })));
    return { patient: hurt, life: between(1, Math.min(most, missing), { above }) };
  });
  if (isHealer || others.length === 0) return offers;
  const barred = oneOf(others, () => no('MC-17.2', 'notAHealer', { hero: me }));
  return [...offers, { patient: barred, life: between(1, most) }];
}

export function heal(g: G, me: Seat, patient: Seat, life: number): void {
  const cost = life * HEALING_COST;
  g.heroes[me].spent += cost;
  g.heroes[patient].life += life;
  emit(g, 'healed', { seat: me, patient, life, cost, now: g.heroes[patient].life });
}
