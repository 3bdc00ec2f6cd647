import type { Room } from '@parlour/protocol';
import { api } from '../../online/api.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { Qr } from '../qr.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = { room: Room; text: ScreenText; onClose(): void };

/** Two at one seat: a private link, good once, makes another phone the same person at this table. */
export default function TeamDialog({ room, text, onClose }: Props) {
  const made = useLoaded(() => api.link().catch(() => ({ link: '' })), []);
  const link = made === null || made.link === '' ? '' : `${location.origin}/device?t=${room.id}#${made.link}`;
  return (
    <Dialog title={text.team} onClose={onClose}>
      <p>{text.teamHint}</p>
      {link !== '' && (
        <div data-part="team-link" data-link={link}>
          <Qr link={link} className={styles['qr']} />
        </div>
      )}
    </Dialog>
  );
}
