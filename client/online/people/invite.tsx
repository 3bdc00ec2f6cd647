import { useRef, useState } from 'react';
import { Qr } from '../../screen/qr.tsx';
import { Sign } from '../../shell/icons.tsx';
import shell from '../../shell/shell.module.css';
import { useHouseAddress } from '../house-address.ts';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';

/** The link to this table: to send, to copy, to scan. */
export function Invite({ text }: { text: OnlineText }) {
  const [isCopied, setCopied] = useState(false);
  const address = useHouseAddress();
  const canShare = 'share' in navigator;
  const shown = useRef<HTMLSpanElement>(null);
  if (address === null) return null;
  const link = address.origin + location.pathname;
  const copy = async () => {
    // Without TLS there is no clipboard; the link is marked, to be copied by hand.
    if (navigator.clipboard === undefined)
      return void (shown.current && getSelection()?.selectAllChildren(shown.current));
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section className={`${shell['card']} ${styles['panel']}`} data-part="invite">
      <h2>{text.invite}</h2>
      <div className={styles['invite']}>
        <div className={styles['stack']}>
          <p className={styles['hint']}>{text.inviteHint}</p>
          {address.isOnlyHere && <p role="status">{text.onlyHere}</p>}
          <span className={styles['link']} ref={shown} data-part="invite-link">
            {link}
          </span>
          <span className={styles['row']}>
            {canShare && (
              <button
                type="button"
                className={shell['primary']}
                onClick={() => void navigator.share({ url: link }).catch(() => {})}
              >
                <Sign name="share" />
                {text.share}
              </button>
            )}
            <button type="button" className={shell['button']} onClick={() => void copy()}>
              {isCopied ? text.copied : text.copy}
            </button>
          </span>
        </div>
        {!address.isOnlyHere && <Qr link={link} />}
      </div>
    </section>
  );
}
