import type { Room } from '@parlour/protocol';
import { api, type Problem } from '../../online/api.ts';
import { houseAddress } from '../../online/house-address.ts';
import { type OnlineText, sorry } from '../../online/text/index.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { Qr } from '../qr.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = { room: Room; text: ScreenText; online: OnlineText; onClose(): void };

/** Two at one seat: a private link, good once, makes another phone the same person at this table. */
export default function TeamDialog({ room, text, online, onClose }: Props) {
  const made = useLoaded(async () => {
    const [{ origin }, made] = await Promise.all([
      houseAddress(),
      api.link().catch((problem: Problem) => ({ link: null, trouble: sorry(online, problem.is) })),
    ]);
    return 'trouble' in made ? made : { link: `${origin}/device?t=${room.id}#${made.link}`, trouble: '' };
  }, [room.id, online]);
  const { link = null, trouble = '' } = made ?? {};
  return (
    <Dialog title={text.team} onClose={onClose}>
      <p>{text.teamHint}</p>
      {link !== null && (
        <div data-part="team-link" data-link={link}>
          <Qr link={link} className={styles['qr']} />
        </div>
      )}
      <p role="alert">{trouble}</p>
    </Dialog>
  );
}
