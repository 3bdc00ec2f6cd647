import type { Room } from '@parlour/protocol';
import { api } from '../../online/api.ts';
import { houseAddress } from '../../online/house-address.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { Qr } from '../qr.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = { room: Room; text: ScreenText; onClose(): void };

/** Two at one seat: a private link, good once, makes another phone the same person at this table. */
export default function TeamDialog({ room, text, onClose }: Props) {
  const link = useLoaded(async () => {
    const [{ origin }, made] = await Promise.all([houseAddress(), api.link().catch(() => null)]);
    return made === null ? null : `${origin}/device?t=${room.id}#${made.link}`;
  }, []);
  return (
    <Dialog title={text.team} onClose={onClose}>
      <p>{text.teamHint}</p>
      {link !== null && (
        <div data-part="team-link" data-link={link}>
          <Qr link={link} className={styles['qr']} />
        </div>
      )}
    </Dialog>
  );
}
