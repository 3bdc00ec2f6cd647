import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'className' | 'onChange'> & {
  className: string | undefined;
  /** What is to be written: its name, and what stands there until something is. */
  label: string;
  onValue(value: string): void;
  onSend(): void;
  /** The button that sends it. */
  children: ReactNode;
};

/** One line to be written and sent. */
export const LineForm = ({ className, label, onValue, onSend, children, ...input }: Props) => (
  <form
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <input {...input} aria-label={label} placeholder={label} onChange={({ target }) => onValue(target.value)} />
    {children}
  </form>
);
