import { MAP, REVEAL } from '@parlour/kit/reveal.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

type Place = { top: number; left: number; width: number; height: number };

/** Where the thing lies that a step speaks of, and whether something else hides it at the moment. */
type Pointing = { place: Place | null; isHidden: boolean };

const NOWHERE: Pointing = { place: null, isHidden: false };
const EVERY = 150;
/** So often a step tries to bring a thing to light; after that it is left where the person has put it. */
const TRIES = 10;

/**
 * Points at the last of these targets that is there. What lies in another tab, or further down, is brought to light when the step begins,
 * and again when `show` is called; boards move, so it is looked for again and again.
 */
export function usePointing(
  targets: readonly string[],
  reveal: ((place: string) => void) | undefined,
): Pointing & { show(): void } {
  const [pointing, setPointing] = useState(NOWHERE);
  const tries = useRef(0);
  const key = targets.join('\n');
  const show = useCallback(() => {
    tries.current = 0;
  }, []);
  useEffect(() => {
    tries.current = 0;
    let last: Element | null = null;
    const look = () => {
      const names = key === '' ? [] : key.split('\n');
      const target = names.findLast((name) => isDrawn(find(name))) ?? names[0];
      const found = target === undefined ? null : find(target);
      // The next touch of the same step is a new thing to look for.
      if (found !== null && found !== last) tries.current = 0;
      last = found;
      const isHidden = target !== undefined && !isHittable(found);
      // What is seen in part, its edge under a sheet of the step before, is brought to light once.
      const isCut = tries.current === 0 && found !== null && !isHidden && isCutOff(found);
      if (target !== undefined && (isHidden || isCut) && tries.current < TRIES) {
        // A tab needs a moment to open, so it is not asked for at every look.
        if (tries.current % 4 === 0) {
          reveal?.(nameOf(target));
          found?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
        }
        if (found !== null) scrollTo(found);
        tries.current += 1;
      }
      const next = { place: isDrawn(found) ? placeOf(found) : null, isHidden: isHidden && tries.current >= TRIES };
      setPointing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    // Whoever opens or closes something now wants it so.
    const touched = () => {
      tries.current = TRIES;
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('pointerdown', touched, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', touched, true);
    };
  }, [key, reveal]);
  return { ...pointing, show };
}

/** By the value of a `data-part` or `data-place` attribute, or else by a CSS selector: rather one that is drawn. */
function find(target: string): Element | null {
  const name = CSS.escape(target);
  const named = [...document.querySelectorAll(`[data-part="${name}"], [data-place="${name}"]`)];
  const found = named.length > 0 ? named : selected(target);
  return found.find(isDrawn) ?? found[0] ?? null;
}

function selected(target: string): Element[] {
  try {
    return [...document.querySelectorAll(target)];
  } catch {
    return [];
  }
}

/** What a board knows a target by: the value of the attribute it is found with. */
const nameOf = (target: string): string => /^\[data-[a-z]+="([^"]+)"\]$/.exec(target)?.[1] ?? target;

function isDrawn(element: Element | null): element is Element {
  return element !== null && element.getBoundingClientRect().width > 0;
}

/** Whether a click at its middle would meet it. */
const isHittable = (element: Element | null): boolean => isDrawn(element) && isMetAt(element, 0.5);

/** Whether its upper or lower edge lies under something. What is as tall as a page is seen in part anyway. */
const isCutOff = (element: Element): boolean =>
  element.getBoundingClientRect().height < innerHeight / 2 && !(isMetAt(element, 0.05) && isMetAt(element, 0.95));

/** Whether a click on its middle line, at this part of its height, would meet it. */
function isMetAt(element: Element, part: number): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + part * height);
  return met !== null && (element.contains(met) || element.closest(MAP)?.contains(met) === true);
}

function placeOf(element: Element): Place {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - 4, left: left - 4, width: width + 8, height: height + 8 };
}

/** Only what a person could scroll is scrolled: a frame that is merely cut off must not be moved under its own tokens. */
function scrollTo(element: Element): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const it = element.getBoundingClientRect();
    const frame = around.getBoundingClientRect();
    if (SCROLLS.test(overflowX)) around.scrollLeft += it.left + it.width / 2 - (frame.left + frame.width / 2);
    if (SCROLLS.test(overflowY)) around.scrollTop += it.top + it.height / 2 - (frame.top + frame.height / 2);
  }
}
const SCROLLS = /auto|scroll/;
