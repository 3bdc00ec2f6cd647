import { useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { Sign } from '../../shell/icons.tsx';
import shell from '../../shell/shell.module.css';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';

/** The link to this table: to send, to copy, to scan. */
export function Invite({ text }: { text: OnlineText }) {
  const [isCopied, setCopied] = useState(false);
  const link = location.origin + location.pathname;
  const canShare = 'share' in navigator;
  const shown = useRef<HTMLSpanElement>(null);
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from our own address */}
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }} />
      </div>
    </section>
  );
}
