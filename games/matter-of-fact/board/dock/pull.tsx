import { type PointerEvent, useRef } from 'react';
import { useTable } from '../table/context.ts';
import { isAskedOnMap } from '../table/reading.ts';
import { type Pull, select, useSelected } from '../table/selection.ts';
import { c } from './look.ts';

/** So far a finger may stray and still have meant a tap. */
const STRAYS = 6;
/** Where a sheet that was let go comes to rest, by its share of the board. */
const RESTS = { peek: 0.32, half: 0.74 };

/** How far the sheet of a phone is up: as it was pulled, else just so far that a choice on the map has the map. */
export function usePull(): Pull {
  const table = useTable();
  const pull = useSelected('pull');
  const sheet = useSelected('sheet');
  return pull ?? (sheet === null && isAskedOnMap(table) ? 'peek' : 'half');
}

/** The head of a sheet is its handle: dragged, the sheet follows the finger; tapped, it goes up or down. */
export function useHandle() {
  const pull = usePull();
  const held = useRef<{ y: number; height: number; sheet: HTMLElement; room: number } | null>(null);
  const heightAt = ({ clientY }: PointerEvent) =>
    held.current === null ? 0 : held.current.height + held.current.y - clientY;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest<HTMLElement>('[data-pulled]');
      const board = sheet?.parentElement;
      if (sheet === null || board == null || (event.target as Element).closest('button') !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { y: event.clientY, height: sheet.offsetHeight, sheet, room: board.offsetHeight };
    },
    onPointerMove(event: PointerEvent) {
      if (held.current === null) return;
      const { sheet, room } = held.current;
      const height = Math.min(room, Math.max(40, heightAt(event)));
      Object.assign(sheet.style, { height: `${height}px`, maxHeight: 'none' });
    },
    onPointerUp(event: PointerEvent) {
      if (held.current === null) return;
      const { y, sheet, room } = held.current;
      const share = heightAt(event) / room;
      held.current = null;
      Object.assign(sheet.style, { height: '', maxHeight: '' });
      if (Math.abs(event.clientY - y) < STRAYS) return select({ pull: pull === 'peek' ? 'half' : 'peek' });
      select({ pull: share < RESTS.peek ? 'peek' : share < RESTS.half ? 'half' : 'full' });
    },
    onPointerCancel() {
      if (held.current !== null) Object.assign(held.current.sheet.style, { height: '', maxHeight: '' });
      held.current = null;
    },
  };
}

/** The same for whoever does not drag: more of the sheet, or the map again. */
export function PullButton() {
  const { label } = useTable();
  const pull = usePull();
  const isDown = pull === 'peek';
  return (
    <button
      type="button"
      className={c('pull')}
      aria-expanded={!isDown}
      onClick={() => select({ pull: isDown ? 'half' : 'peek' })}
      data-part="pull"
    >
      {isDown ? label.tabs.more : label.tabs.map} <span aria-hidden="true">{isDown ? '▴' : '▾'}</span>
    </button>
  );
}
