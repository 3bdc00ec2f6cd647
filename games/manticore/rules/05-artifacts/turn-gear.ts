import { oneOf } from '@parlour/kernel';
import { type ArtifactId, isSpell, TOKENS } from '../../content/artifacts.ts';
import { HANDOVER_COST } from '../../content/heroes.ts';
import { locationAt } from '../01-setup/board.ts';
import { takeFrom, tokensOn } from '../01-setup/stacks.ts';
import { artifactsOf, pointsLeft, strengthOf, wornBy } from '../03-rounds/hero.ts';
import type { TurnRules } from '../03-rounds/turn-rules.ts';
import { heroesBeside } from '../12-attacks/targets.ts';
import { call, emit, no, stay } from '../vocabulary.ts';
import { lossWithout, place, placesFor, remove, spellsOf, tooHeavy, wear } from './gear.ts';

/** MC-5, MC-6, MC-7. Artifacts and spells in a hero's turn. */
export const gear: TurnRules<'take' | 'pickUp' | 'equip' | 'stow' | 'give' | 'drop'> = {
  /** MC-5.1, MC-5.2, MC-5.3, MC-5.4, MC-7.11, MC-R4. Any token of the stack here, one by one; free of charge (MC-5.13). */
  take: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      const location = hero.cell === null ? null : locationAt(hero.cell);
      if (location === null) return no('MC-5.1', 'noStackHere', {});
      const tokens = tokensOn(g, location);
      if (tokens.length === 0) return no('MC-5.1', 'stackIsEmpty', { location });
      return tokens.map((token) => ({ token: oneOf([token]), place: placesFor(hero, token) }));
    },
    take(g, _f, me, { token, place: where }) {
      const hero = g.heroes[me];
      const location = hero.cell === null ? null : locationAt(hero.cell);
      if (location === null) return stay;
      takeFrom(g, location, token);
      if (isSpell(token)) {
        hero.spells = { ...hero.spells, [TOKENS[token].kind]: token };
        emit(g, 'took', { seat: me, token, location, place: 'slot', stowed: null });
      } else emit(g, 'took', { seat: me, token, location, ...place(hero, token, where) });
      return stay;
    },
  },

  /** MC-5.9, MC-6.3. Artifacts that lie on his cell. */
  pickUp: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      const here = g.ground.filter(({ cell }) => cell === hero.cell).map(({ artifact }) => artifact);
      if (here.length === 0) return no('MC-5.9', 'nothingHere', {});
      return here.map((artifact) => ({ artifact: oneOf([artifact]), place: placesFor(hero, artifact) }));
    },
    take(g, _f, me, { artifact, place: where }) {
      const hero = g.heroes[me];
      g.ground = g.ground.filter((dropped) => dropped.artifact !== artifact);
      if (hero.cell !== null)
        emit(g, 'pickedUp', { seat: me, artifact, cell: hero.cell, ...place(hero, artifact, where) });
      return stay;
    },
  },

  /** MC-3.6, MC-7.2. From the bag into its slot; what was there goes to the bag. */
  equip: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      if (hero.bag.length === 0) return no('MC-5.5', 'bagEmpty', {});
      // MC-R11: changing active boots loses their bonus (MC-R12), and the bag stays as heavy
      const loss = (artifact: ArtifactId): number =>
        TOKENS[artifact].kind === 'boots' && hero.bootsWork ? strengthOf(hero.worn.boots) : 0;
      return { artifact: oneOf(hero.bag, (artifact) => tooHeavy(hero, loss(artifact))) };
    },
    take(g, _f, me, { artifact }) {
      const hero = g.heroes[me];
      hero.bag.splice(hero.bag.indexOf(artifact), 1);
      emit(g, 'equipped', { seat: me, artifact, stowed: wear(hero, artifact) });
      return stay;
    },
  },

  stow: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      const worn = wornBy(hero);
      if (worn.length === 0) return no('MC-7.7', 'nothingWorn', {});
      return { artifact: oneOf(worn, (artifact) => tooHeavy(hero, 1 + lossWithout(hero, artifact))) };
    },
    take(g, _f, me, { artifact }) {
      remove(g.heroes[me], artifact);
      g.heroes[me].bag.push(artifact);
      emit(g, 'stowed', { seat: me, artifact });
      return stay;
    },
  },

  /** MC-6.1, MC-6.4, MC-R68. An artifact to a hero beside him; it is paid for only if it is accepted. */
  give: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      const left = pointsLeft(hero);
      const artifacts = artifactsOf(hero);
      // MC-6.5: spells cannot be given
      if (artifacts.length === 0) return no('MC-6.1', 'nothingToGive', {});
      if (left < HANDOVER_COST) return no('MC-6.4', 'tooFewPoints', { needs: HANDOVER_COST, left });
      const beside = heroesBeside(g, me);
      if (beside.length === 0) return no('MC-6.1', 'nobodyBeside', {});
      return {
        artifact: oneOf(artifacts, (artifact) => tooHeavy(hero, lossWithout(hero, artifact))),
        to: oneOf(beside),
      };
    },
    take(g, _f, me, { artifact, to }) {
      emit(g, 'giftOffered', { seat: me, to, artifact });
      return call('gift', { giver: me, receiver: to, artifact });
    },
  },

  /** MC-6.2, MC-6.4, MC-6.5, MC-R69, MC-R81. An artifact stays on his cell, a spell leaves the game. */
  drop: {
    offer(g, _f, me) {
      const hero = g.heroes[me];
      const spells = spellsOf(hero).flatMap((kind) => hero.spells[kind] ?? []);
      const tokens = [...artifactsOf(hero), ...spells];
      const left = pointsLeft(hero);
      if (tokens.length === 0) return no('MC-6.2', 'nothingToDrop', {});
      if (left < HANDOVER_COST) return no('MC-6.4', 'tooFewPoints', { needs: HANDOVER_COST, left });
      return { token: oneOf(tokens, (token) => (isSpell(token) ? null : tooHeavy(hero, lossWithout(hero, token)))) };
    },
    take(g, _f, me, { token }) {
      const hero = g.heroes[me];
      if (hero.cell === null) return stay;
      hero.spent += HANDOVER_COST;
      if (isSpell(token)) {
        hero.spells = { ...hero.spells, [TOKENS[token].kind]: null };
        g.outOfGame.tokens.push(token);
      } else {
        remove(hero, token);
        g.ground.push({ cell: hero.cell, artifact: token });
      }
      emit(g, 'dropped', { seat: me, token, cell: hero.cell, left: pointsLeft(hero) });
      return stay;
    },
  },
};
