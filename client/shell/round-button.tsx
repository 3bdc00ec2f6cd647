import type { ComponentProps } from 'react';
import { Sign, type SignName } from './icons.tsx';
import styles from './shell.module.css';

type Props = ComponentProps<'button'> & { sign: SignName; label: string };

/** A sign to press; its name is said, and shown to whoever rests on it. */
export const RoundButton = ({ sign, label, className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`${styles['quiet']} ${styles['round']} ${className}`}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Sign name={sign} />
  </button>
);
