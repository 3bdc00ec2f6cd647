import { classes } from '@parlour/kit/classes.ts';
import { isArtifact, TOKENS } from '../../content/artifacts.ts';
import { ATTACK_KINDS } from '../../content/combat.ts';
import { CHARACTERISTICS } from '../../content/heroes.ts';
import type { Place } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { ATTACK_ICONS, CHARACTERISTIC_ICONS } from '../art/icon-of.ts';
import { TokenCoin } from '../art/token.tsx';
import { openToken } from '../map/pieces.tsx';
import { useTable } from '../table/context.ts';
import { frameOf, isSeat, jointOf, questionOf } from '../table/reading.ts';
import { Answer } from './battle/answer.tsx';
import { KindRow } from './battle/kind-row.tsx';
import css from './dock.module.css';
import { Goods } from './goods.tsx';
import { ActionButton, Panel } from './panel.tsx';

const c = classes(css);

/** Somebody holds out an artifact. */
export function GiftAnswer() {
  const { view, words, label, say } = useTable();
  const frame = frameOf(view, 'gift');
  if (frame === null) return null;
  const { artifact, giver } = frame;
  return (
    <Panel title={label.gift.title(say.seat(giver))} part="gift">
      <div className={c('thing')}>
        <TokenCoin token={artifact} size={52} />
        <p>
          <strong>{words.tokens[artifact].name}</strong>{' '}
          {label.item.does(TOKENS[artifact].kind, TOKENS[artifact].strength)}
        </p>
      </div>
      <div className={c('acts')}>
        {(['slot', 'swap', 'bag'] as Place[]).map((place, i) => (
          <ActionButton key={place} type="accept" fields={{ place }} isMain={i === 0}>
            {label.places[place]}
          </ActionButton>
        ))}
        <ActionButton type="refuse" fields={{}}>
          {label.gift.refuse}
        </ActionButton>
      </div>
    </Panel>
  );
}

/** An invitation to strike together; and for whoever proposed it, what to do after a refusal. */
export function JointAnswer() {
  const table = useTable();
  const { view, words, label, say } = table;
  const frame = frameOf(view, 'joint');
  const prospects = jointOf(table);
  if (frame === null) return null;
  const { seat, target, kind, plan, joined, declined } = frame;
  const victim = isSeat(target) ? say.seat(target) : words.foe(target);
  const shares = (['firstPoint', 'secondPoint', 'artifact', 'blow'] as const).flatMap((share) => {
    const owner = plan[share];
    return owner === null ? [] : [`${label.attack.shares[share]}: ${say.seat(owner)}`];
  });
  const isDecision = questionOf(view) === 'joint.decision';
  return (
    <Panel title={label.joint.title(victim)} part="joint">
      <p className={c('line')}>
        <Icon name={ATTACK_ICONS[kind ?? 'card']} size={18} />{' '}
        {isDecision ? label.joint.declined(say.list(declined.map(say.seat))) : label.joint.invites(say.seat(seat))}
      </p>
      {joined.length > 0 && <p className={c('line')}>{label.joint.joined(say.list(joined.map(say.seat)))}</p>}
      {prospects !== null && (
        <>
          <ul className={c('prospects')}>
            {ATTACK_KINDS.filter((each) => prospects.kind === null || prospects.kind === each).map((each) => (
              <li key={each}>
                <KindRow kind={each} odds={prospects.odds[each]} type="attackTogether" fields={null} />
              </li>
            ))}
          </ul>
          <Answer response={prospects.response} isShared={prospects.seats.length > 1} />
        </>
      )}
      {shares.length > 0 && <p className={c('line')}>{shares.join(' · ')}</p>}
      <div className={c('acts')}>
        <ActionButton type={isDecision ? 'goOn' : 'join'} fields={{}} isMain>
          {isDecision ? label.joint.goOn : label.joint.join}
        </ActionButton>
        <ActionButton type={isDecision ? 'callOff' : 'decline'} fields={{}}>
          {isDecision ? label.joint.callOff : label.joint.decline}
        </ActionButton>
      </div>
    </Panel>
  );
}

/** After a kill: where the power point goes, and which artifact is taken. */
export function SpoilsPanel() {
  const { view, facts, words, label, say, seat } = useTable();
  const frame = frameOf(view, 'spoils');
  if (frame === null || seat === null) return null;
  const { victim } = frame;
  const name = isSeat(victim) ? say.seat(victim) : words.foe(victim);
  if (questionOf(view) === 'spoils.loot') {
    const loot = isSeat(victim)
      ? [...Object.values(view.heroes[victim].worn), ...view.heroes[victim].bag].filter((token) => token !== null)
      : victim === 'manticore'
        ? []
        : view.monsters[victim].carries.flatMap((carried) => openToken(carried) ?? []).filter(isArtifact);
    return (
      <Panel title={label.spoils.loot(name)} part="spoils">
        <Goods type="takeLoot" field="artifact" tokens={loot} />
        <ActionButton type="leaveLoot" fields={{}}>
          {label.spoils.leave}
        </ActionButton>
      </Panel>
    );
  }
  const { initiative, defense, close, shooting, magicAttack } = facts.heroes[seat];
  const now = { initiative, defense, attack: close, shooting, magic: magicAttack };
  return (
    <Panel title={label.spoils.point(name)} part="spoils">
      <div className={c('acts', 'grid')}>
        {CHARACTERISTICS.map((characteristic) => (
          <ActionButton
            key={characteristic}
            type="assign"
            fields={{ to: characteristic }}
            place={`assign-${characteristic}`}
            isMain
          >
            <Icon name={CHARACTERISTIC_ICONS[characteristic]} size={20} /> {words.characteristics[characteristic]}
            <small>
              {now[characteristic].total} → {now[characteristic].total + 1}
            </small>
          </ActionButton>
        ))}
        <ActionButton type="keep" fields={{}}>
          {label.spoils.keep}
        </ActionButton>
      </div>
    </Panel>
  );
}
