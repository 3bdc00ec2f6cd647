import { Icon } from '../../art/icon.tsx';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';

/** A rival has not paid: the call is mine. */
export function Strike() {
  const { facts, label, say } = useTable();
  const who = facts.active === null ? '' : say.seat(facts.active);
  return (
    <Panel
      title={label.strike.title(who)}
      part="strike"
      foot={
        <>
          <ActionButton type="callStrike" look="main" />
          <ActionButton type="letItBe" look="quiet" />
        </>
      }
    >
      <p className={c('note')}>
        <Icon name="megaphone" size={22} />{' '}
        {label.strike.lead(facts.active === null ? 0 : facts.seats[facts.active].workers)}
      </p>
    </Panel>
  );
}
