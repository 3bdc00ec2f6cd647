import type { PlanField, PlanRule, PlanSaid, PlanValues } from '@parlour/games/planning.ts';
import { useId, useState } from 'react';
import shell from '../../shell/shell.module.css';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';
import { SPANS, type Span } from './plans-dialog.tsx';

type Props = {
  is: string;
  rule: PlanRule;
  said: PlanSaid;
  spans: Record<Span, string>;
  words: OnlineText['plans'];
  onAdd(values: PlanValues, span: Span): void;
};

/** One plan a game knows: its sentence, and what is to be filled in once one is interested. */
export function PlanForm({ is, rule, said, spans, words, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(() => usual(rule));
  const [span, setSpan] = useState<Span>('always');
  const set = (name: string, value: number | string) => setValues({ ...values, [name]: value });
  return (
    <li>
      <button
        type="button"
        className={styles['planName']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-plan={is}
      >
        {said.says(isOpen ? values : usual(rule))}
      </button>
      {isOpen && (
        <form
          className={styles['planForm']}
          onSubmit={(event) => {
            event.preventDefault();
            onAdd(values, span);
            setOpen(false);
          }}
        >
          {Object.entries(rule.fields).map(([name, field]) => (
            <Filling
              key={name}
              field={field}
              label={said.fields[name] ?? ''}
              words={said.values?.[name]}
              value={values[name]}
              onChange={(value) => set(name, value)}
            />
          ))}
          <label className={styles['field']}>
            {words.span}
            <select value={span} onChange={(event) => setSpan(event.target.value as Span)} data-part="plan-span">
              {SPANS.map((each) => (
                <option key={each} value={each}>
                  {spans[each]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={shell['primary']} data-part="add-plan">
            {words.add}
          </button>
        </form>
      )}
    </li>
  );
}

type FillingProps = {
  field: PlanField;
  label: string;
  words: Record<string, string> | undefined;
  value: number | string | undefined;
  onChange(value: number | string): void;
};

function Filling({ field, label, words, value, onChange }: FillingProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {'one' in field ? (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {field.one.map((each) => (
            <option key={each} value={each}>
              {words?.[each] ?? each}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          required
          min={field.from}
          max={field.to}
          step={1}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}

const usual = ({ fields }: PlanRule): PlanValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'one' in field ? (field.one[0] ?? '') : field.usual]),
  );
