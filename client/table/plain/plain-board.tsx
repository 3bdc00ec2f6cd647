import type { GameTypes } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { useWords } from '../../shell/words.tsx';
import styles from './plain-board.module.css';

/** The position as it is, for a game without a board of its own: every value by its name, cards and seats in words. */
export function PlainBoard({ props }: { props: BoardProps<GameTypes> }) {
  const { table } = useWords();
  return (
    <div className={styles['plain']}>
      <p className={styles['plainNote']}>{table.plainBoard}</p>
      <Value value={withoutCore(props.view)} props={props} hidden={table.hidden} />
    </div>
  );
}

/** The kernel's own part of a view says nothing to a player. */
function withoutCore(view: object): object {
  const {
    stack: _,
    options: __,
    seats: ___,
    outcome: ____,
    viewer: _____,
    unseen: ______,
    ...game
  } = view as Record<string, unknown>;
  return game;
}

function Value({ value, props, hidden }: { value: unknown; props: BoardProps<GameTypes>; hidden: string }) {
  if (typeof value !== 'object' || value === null) return <span>{plainWord(value, props, hidden)}</span>;
  if ('secret' in value) {
    const { secret } = value as { secret: unknown };
    if (secret === null) return <i>{hidden}</i>;
    if (Array.isArray(secret) && secret.every((card) => card === null)) return <i>{secret.length}</i>;
    return <Value value={secret} props={props} hidden={hidden} />;
  }
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null))
      return <span>{value.length === 0 ? '–' : value.map((item) => plainWord(item, props, hidden)).join(', ')}</span>;
    return (
      <ol className={styles['plainList']}>
        {value.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table of the state is known by its index
          <li key={at} className={styles['plainItem']}>
            {value.length === props.sitters.length && <b>{props.sitters[at]?.name}</b>}
            <Value value={item} props={props} hidden={hidden} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className={styles['plainFields']}>
      {Object.entries(value).map(([key, item]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            <Value value={item} props={props} hidden={hidden} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const plainWord = (value: unknown, { text, say }: BoardProps<GameTypes>, hidden: string): string =>
  value === null ? hidden : typeof value === 'string' ? text.value(value, say) : String(value);

/** The position as lines of text. */
export function linesOf(props: BoardProps<GameTypes>, hidden: string): string[] {
  const lines: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) lines.push(`${path}: ${plainWord(value, props, hidden)}`);
    else if ('secret' in value) walk((value as { secret: unknown }).secret, path);
    else if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null))
      lines.push(
        `${path}: ${value.length === 0 ? '–' : value.map((item) => plainWord(item, props, hidden)).join(', ')}`,
      );
    else for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path} ${key}`);
  };
  walk(withoutCore(props.view), '');
  return lines;
}
