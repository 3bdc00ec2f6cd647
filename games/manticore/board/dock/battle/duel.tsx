import { classes } from '@parlour/kit/classes.ts';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { useState } from 'react';
import { SPELL_KINDS, type SpellKind } from '../../../content/artifacts.ts';
import type { DuelFacts, Odds } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { ATTACK_ICONS } from '../../art/icon-of.ts';
import { TokenCoin } from '../../art/token.tsx';
import { SideName } from '../../stage/side.tsx';
import { useTable } from '../../table/context.ts';
import { frameOf, questionOf } from '../../table/reading.ts';
import { ActionButton, Panel } from '../panel.tsx';
import css from './attack.module.css';
import { meanOf, percentOf } from './odds.ts';
import { Tally } from './tally.tsx';

const c = classes(css);

/** A duel that waits for a decision: both sums as far as they stand, and the choice. */
export function DuelPanel() {
  const { view, facts, words, label } = useTable();
  const frame = frameOf(view, 'duel');
  if (frame === null || facts.duel === null) return null;
  const kind = frame.kind ?? 'close';
  return (
    <Panel
      part="duel"
      title={
        <>
          <Icon name={ATTACK_ICONS[kind]} size={20} /> {frame.isResponse ? label.duel.response : label.duel.attack}:{' '}
          {words.attacks[kind]}
        </>
      }
    >
      <div className={c('sides')}>
        <div>
          <SideName party={facts.duel.attacker.party} />
          <Tally tally={facts.duel.attacker} />
        </div>
        <span className={c('versus')}>{label.duel.versus}</span>
        <div>
          <SideName party={facts.duel.defender.party} />
          <Tally tally={facts.duel.defender} />
        </div>
      </div>
      {questionOf(view) === 'duel.stance' ? <StanceChoice duel={facts.duel} /> : <SpellChoice />}
    </Panel>
  );
}

function StanceChoice({ duel }: { duel: DuelFacts }) {
  const { label } = useTable();
  return (
    <div className={c('stances')}>
      <ActionButton type="fight" fields={{}}>
        <Icon name="crossed-swords" size={22} /> <b>{label.duel.fight}</b>
        <Prospects odds={duel.fight} mayHurt />
      </ActionButton>
      <ActionButton type="cover" fields={{}}>
        <Icon name="round-shield" size={22} /> <b>{label.duel.cover}</b>
        {duel.cover !== null && <Prospects odds={duel.cover} />}
      </ActionButton>
    </div>
  );
}

/** What a stance leads to for the one who defends: he suffers what the attacker deals. */
function Prospects({ odds, mayHurt = false }: { odds: Odds; mayHurt?: boolean }) {
  const { label, language } = useTable();
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <small className={c('prospects')}>
      <b>{label.attack.sums(odds.defender, odds.attacker)}</b>
      <span>{label.duel.hurtMe(percentOf(odds.wins), meanOf(odds.dealt, digits))}</span>
      {mayHurt && <span>{label.duel.hurtThem(percentOf(odds.loses), meanOf(odds.suffered, digits))}</span>}
      {odds.kills > 0 && <strong>{label.duel.mayDie(percentOf(odds.kills))}</strong>}
    </small>
  );
}

function SpellChoice() {
  const table = useTable();
  const { view, label, words, offers, seat } = table;
  const [chosen, setChosen] = useState<SpellKind[]>([]);
  const { some } = fieldChoice(alternatives(untyped(offers), 'cast', {}), 'spells');
  const held = (some?.items ?? []) as unknown as SpellKind[];
  if (seat === null) return null;
  const spells = SPELL_KINDS.filter((kind) => held.includes(kind) && chosen.includes(kind));
  return (
    <div className={c('spells')}>
      {held.map((kind) => {
        const token = view.heroes[seat].spells[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen.includes(kind)}
            className={c('spell')}
            onClick={() =>
              setChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind])
            }
          >
            {token !== null && <TokenCoin token={token} size={34} />} {words.kinds[kind]}
          </button>
        );
      })}
      <ActionButton type="cast" fields={{ spells }} isMain>
        {spells.length === 0
          ? label.duel.noSpell
          : label.duel.cast(spells.map((kind) => words.kinds[kind]).join(' + '))}
      </ActionButton>
    </div>
  );
}
