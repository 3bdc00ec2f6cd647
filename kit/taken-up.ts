import { useEffect, useSyncExternalStore } from 'react';

/** What a person has taken up or looks at but has not yet done. The parts of a board stand apart on the page and share it. */
export function takenUp<Selection extends object>(nothing: Selection) {
  let selection = nothing;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    select(change: Partial<Selection>): void {
      selection = { ...selection, ...change };
      for (const listener of listeners) listener();
    },
    selected: (): Selection => selection,
    /** What a part of the board reads of it: it is drawn anew only when that changes, so it should be a single value. */
    useSelection: <T>(read: (selection: Selection) => T): T =>
      useSyncExternalStore(
        subscribe,
        () => read(selection),
        () => read(nothing),
      ),
  };
}

/** The key by which a person puts down again what they have taken up. `putDown` is the same function at every drawing. */
export function useEscape(putDown: () => void, isHolding = true): void {
  useEffect(() => {
    if (!isHolding) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && putDown();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [putDown, isHolding]);
}
