import { useEffect, useRef } from 'react';

type Keys = {
  skip: (() => void) | null;
  cancel: (() => void) | null;
  undo(): void;
  redo(): void;
  log(): void;
  rules(): void;
};

/** The keys of a table. Keys that are typed into a field or meant for a button are left alone. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { skip, cancel, undo, redo, log, rules } = latest.current;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, dialog') !== null) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'z') run(event, event.shiftKey ? redo : undo);
      else if (isCommand || event.altKey) return;
      else if (key === ' ' && skip !== null && target.closest(CONTROLS) === null) run(event, skip);
      else if (key === 'escape' && cancel !== null) run(event, cancel);
      else if (key === 'l') run(event, log);
      else if (key === 'r') run(event, rules);
    };
    // A click on the table itself, not on something in it, skips too.
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#board') !== null && target.closest(CONTROLS) === null)
        latest.current.skip?.();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click);
    };
  }, []);
}

const CONTROLS = 'button, a, input, select, summary, [role=button]';

function run(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  what();
}
