import type { Block, Cell, Mistake, Step, Table } from '@parlour/kit';
import { Fragment, useEffect, useState } from 'react';
import blocks from './blocks.module.css';
import styles from './book.module.css';
import { Mark, Passage } from './passage.tsx';
import { useReading } from './reading.tsx';
import { ExampleBlock } from './try-it/example.tsx';

/** One block of a chapter. */
export function BookBlock({ block, id }: { block: Block; id: string }) {
  switch (block.is) {
    case 'text':
      return (
        <p id={id} className={styles['text']}>
          <Passage words={block.say} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={id} className={styles['heading']}>
          {block.say}
        </h3>
      );
    case 'rules':
      return <Rules rules={block.rules} />;
    case 'finePrint':
      return <FinePrint id={id} rules={block.rules} />;
    case 'steps':
      return <Steps id={id} steps={block.steps} />;
    case 'picture':
      return (
        <figure id={id} className={blocks['picture']}>
          <div className={blocks['art']}>{block.art}</div>
          <figcaption>
            <Passage words={block.caption} />
          </figcaption>
        </figure>
      );
    case 'table':
      return <TableBlock id={id} table={block.table} />;
    case 'example':
      return <ExampleBlock id={id} example={block.example} />;
    case 'mistakes':
      return <Mistakes id={id} mistakes={block.mistakes} />;
  }
}

/** Sentences of the rules as one paragraph, each with its mark in the margin. */
function Rules({ rules }: { rules: readonly string[] }) {
  const { rulebook, wanted } = useReading();
  return (
    <p className={styles['text']}>
      {rules.map((rule) => (
        <Fragment key={rule}>
          <span id={rule} className={styles['rule']} data-rule={rule} data-wanted={rule === wanted}>
            <Mark rule={rule} look="margin" />
            <Passage words={rulebook.rules[rule] ?? ''} />
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** Folded up; open where one of its rules is wanted, and on paper. */
function FinePrint({ id, rules }: { id: string; rules: readonly string[] }) {
  const { words, wanted } = useReading();
  const isWanted = wanted !== null && rules.includes(wanted);
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  return (
    <details
      id={id}
      className={styles['finePrint']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.finePrint(rules.length)}</summary>
      {rules.map((rule) => (
        <Rules key={rule} rules={[rule]} />
      ))}
    </details>
  );
}

function Steps({ id, steps }: { id: string; steps: readonly Step[] }) {
  return (
    <ol id={id} className={blocks['steps']}>
      {steps.map(({ title, say, rule, art }) => (
        <li key={title + say}>
          {art !== undefined && <div className={blocks['stepArt']}>{art}</div>}
          <div>
            {title !== '' && <b>{title}</b>} <Passage words={say} />{' '}
            {rule !== undefined && <Mark rule={rule} look="inline" />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mistakes({ id, mistakes }: { id: string; mistakes: readonly Mistake[] }) {
  const { words } = useReading();
  return (
    <section id={id} className={blocks['mistakes']} aria-label={words.mistakes}>
      <ul>
        {mistakes.map(({ wrong, right, rule }) => (
          <li key={right}>
            {wrong !== '' && (
              <p className={blocks['wrong']}>
                <span className="visually-hidden">{words.wrong}: </span>
                {wrong}
              </p>
            )}
            <p>
              {wrong !== '' && <span className="visually-hidden">{words.right}: </span>}
              <Passage words={right} /> <Mark rule={rule} look="inline" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableBlock({ id, table }: { id: string; table: Table }) {
  const { title, head, rows, numbers = [] } = table;
  const side = (column: number) => (numbers.includes(column) ? blocks['number'] : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section id={id} className={blocks['tableFrame']} data-scrolls="sideways" tabIndex={0} aria-label={title}>
      <table className={blocks['table']} data-wide={head.length > 3}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((words, i) => (
              <th key={words} scope="col" className={side(i)}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(wordsOf).join()}>
              {row.map((cell, i) => (
                <CellOf key={head[i]} cell={cell} label={head[i] ?? ''} at={i} className={side(i)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const wordsOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.say);

type CellProps = { cell: Cell; label: string; at: number; className: string | undefined };

function CellOf({ cell, label, at, className }: CellProps) {
  const inside =
    typeof cell === 'string' ? (
      cell
    ) : (
      <span className={blocks['drawn']}>
        {cell.art}
        <span>{cell.say}</span>
      </span>
    );
  return at === 0 ? (
    <th scope="row" className={className}>
      {inside}
    </th>
  ) : (
    <td className={className} data-label={label} data-main={at === 1 && className === undefined}>
      {inside}
    </td>
  );
}
