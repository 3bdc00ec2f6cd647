import { findGame } from '@parlour/games';
import type { PlanRule, PlanSaid, Plans, PlanValues, PlanWords } from '@parlour/games/planning.ts';
import type { Plan, Room } from '@parlour/protocol';
import { useState } from 'react';
import { CloseFoot, Dialog } from '../../shell/dialog.tsx';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useLanguage } from '../../shell/words.tsx';
import styles from '../online.module.css';
import type { RoomStore } from '../room-store.ts';
import { type OnlineText, sorry } from '../text/index.ts';
import { PlanForm } from './plan-form.tsx';

type Props = { store: RoomStore; room: Room; text: OnlineText; onClose(): void };

/** How long a new plan holds. */
export const SPANS = ['once', 'round', 'always'] as const;
export type Span = (typeof SPANS)[number];

/** Answers given beforehand: those one has, and those the game knows. */
export default function PlansDialog({ store, room, text, onClose }: Props) {
  const language = useLanguage();
  const entry = findGame(room.game);
  const known = useLoaded(
    async () => ({ plans: await entry?.plans?.(), words: await entry?.planWords?.(language) }),
    [entry, language],
  );
  const [trouble, setTrouble] = useState('');
  const [own] = room.you.seats;
  if (known?.plans === undefined || known.words === undefined || own === undefined) return null;
  const { plans, words } = known;
  const ask = async (what: Parameters<RoomStore['ask']>[0]) => {
    const { answer } = await store.ask(what);
    setTrouble(answer.ok ? '' : sorry(text, answer.refusal?.refused ?? 'broken'));
  };
  const add = (is: string, values: PlanValues, span: Span) => {
    const plan: Plan = { id: freshId(), is, with: values, once: span === 'once', until: null };
    return ask({ is: 'plan', seat: own, plan: { ...plan, until: span === 'round' ? roundNow(store, plans) : null } });
  };
  return (
    <Dialog title={text.plans.title} onClose={onClose}>
      <p className={styles['hint']}>{text.plans.hint}</p>
      <ul className={styles['plans']} data-part="own-plans">
        {room.you.plans.map((plan) => (
          <li key={plan.id}>
            <span>
              {said(words, plan.is)?.says(plan.with) ?? plan.is}{' '}
              <span className={styles['hint']}>
                ({plan.once ? text.plans.once : plan.until === null ? text.plans.always : words.thisRound})
              </span>
            </span>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void ask({ is: 'unplan', seat: plan.seat, plan: plan.id })}
              data-part="unplan"
            >
              {text.plans.remove}
            </button>
          </li>
        ))}
        {room.you.plans.length === 0 && <li className={styles['hint']}>{text.plans.none}</li>}
      </ul>
      <h3>{text.plans.more}</h3>
      <ul className={styles['plans']}>
        {Object.entries(plans.rules).map(([is, rule]: [string, PlanRule]) => (
          <PlanForm
            key={is}
            is={is}
            rule={rule}
            said={said(words, is) ?? { says: () => is, fields: {} }}
            spans={{ once: text.plans.once, round: words.thisRound, always: text.plans.always }}
            words={text.plans}
            onAdd={(values, span) => void add(is, values, span)}
          />
        ))}
      </ul>
      <p role="alert" className={styles['trouble']}>
        {trouble}
      </p>
      <CloseFoot look="quiet" onClose={onClose} />
    </Dialog>
  );
}

const said = ({ plans }: PlanWords, is: string): PlanSaid | undefined => plans[is];

const freshId = (): string => `plan-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** The round that is being played, so that a plan may end with it. */
function roundNow(store: RoomStore, plans: Plans): number | null {
  const view = store.position()?.sights[0]?.sight.view;
  return view === undefined ? null : plans.round(view);
}
