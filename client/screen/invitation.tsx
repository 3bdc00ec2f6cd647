import type { ScreenShown } from '@parlour/protocol';
import { Qr } from './qr.tsx';
import styles from './screen.module.css';
import { addressFor, isReachable, spoken } from './shown.ts';
import type { ScreenText } from './text/index.ts';

type Props = { shown: ScreenShown; text: ScreenText; game?: string | null; isSmall?: boolean };

/** How a phone gets here: a code to scan, an address to type, digits to say. */
export function Invitation({ shown, text, game = null, isSmall = false }: Props) {
  const address = addressFor(shown);
  const link = game === null ? address : `${address}?game=${game}`;
  return (
    <div className={styles['invitation']} data-small={isSmall} data-part="invitation" data-link={link}>
      <Qr link={link} className={styles['qr']} />
      <p className={styles['ways']}>
        {!isSmall &&
          (isReachable(shown) ? (
            <span>
              {text.orOpen} <b>{address.replace(/^https?:\/\//, '').replace(/\/\d+$/, '')}</b>
            </span>
          ) : (
            <b data-part="unreachable">{text.unreachable}</b>
          ))}
        <span>
          {text.code} <b className={styles['code']}>{spoken(shown.code)}</b>
        </span>
      </p>
    </div>
  );
}
