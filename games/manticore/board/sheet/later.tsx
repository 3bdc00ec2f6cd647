import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { Icon } from '../art/icon.tsx';
import css from './later.module.css';

/** An hourglass on something that does not work yet, with the reason in words. */
export const Later = ({ why }: { why: string }) => (
  <span className={css['later']}>
    <Icon name="hourglass" size={13} />
    <Unseen>{why}</Unseen>
  </span>
);
