import { Icon } from '../../art/icon.tsx';
import { Amount } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { listed } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Fact } from '../panel.tsx';

/** Somebody else's asset, without a guard: operate it at one's own cost, stop it, or go on in peace. */
export function Raid() {
  const { facts, view, words, label, sitters } = useTable();
  const { raid } = facts;
  if (raid === null) return null;
  const { asset, owner, salary, inputs, product, output } = raid;
  const { capture } = view.assets[asset];
  return (
    <>
      <p className={c('note')}>
        <Icon name="siren" size={20} />
        {capture === null ? label.raid.lead(sitters[owner]?.name ?? '') : label.raid.again(words.modes[capture.mode])}
      </p>
      <dl className={c('facts')}>
        <Fact name={label.raid.pays}>
          {label.money(salary)}
          {listed(inputs).map(({ resource, units }) => (
            <Amount key={resource} of={resource} units={units} size={17} />
          ))}
        </Fact>
        <Fact name={label.raid.gets} tone="good">
          <Amount of={product} units={output} size={19} />
        </Fact>
      </dl>
      <div className={c('column')}>
        <ActionButton type="raid" fields={{ mode: 'operate' }} place="raid-operate">
          <Icon name="padlock" size={18} /> {words.modes.operate}
        </ActionButton>
        <p className={c('small')}>{label.raid.operate}</p>
        <ActionButton type="raid" fields={{ mode: 'sabotage' }} look="danger" place="raid-sabotage">
          <Icon name="monkey-wrench" size={18} /> {words.modes.sabotage}
        </ActionButton>
        <p className={c('small')}>{label.raid.sabotage}</p>
      </div>
    </>
  );
}
