import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, held, type Limits, nearer, seenAt, shifted, shownAt, type Window, wholeOf } from './camera.ts';
import type { Box, Point } from './geometry.ts';

/** After so much quiet the map is drawn anew at its size; until then the picture at hand is only stretched. */
const SETTLES = 140;
const GLIDE = 320;

export type CameraHandle = {
  /** The point of the map under a place of the page. */
  pointAt(clientX: number, clientY: number): Point | null;
  pan(dx: number, dy: number): void;
  /** Comes nearer or goes farther, around a place of the page or the middle. */
  zoom(factor: number, at?: { clientX: number; clientY: number }): void;
  /** Glides to a point, near enough to see a width of so many units. */
  look(at: Point, width?: number): void;
  whole(): void;
  /** Moves just so far that the point is seen well. */
  reveal(at: Point): void;
};

type Options = { map: Box; nearest: number; calm: boolean; start?: { at: Point; width: number } | null };

/**
 * Pan and zoom without drawing: while a hand moves the map, only a transform changes; when it rests, the layer is given
 * its new size once, so that lines are sharp again.
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  { map, nearest, calm, start = null }: Options,
): CameraHandle {
  const state = useRef<{ camera: Camera; window: Window; drawn: number; isTouched: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opening = useRef(start);

  const limitsOf = useCallback(
    (window: Window): Limits => {
      const widest = wholeOf(map, window).zoom;
      return { widest, nearest: Math.max(widest * 1.2, nearest) };
    },
    [map, nearest],
  );

  const apply = useCallback(
    (isGlide: boolean) => {
      const [now, layer] = [state.current, world.current];
      if (now === null || layer === null) return;
      const { camera, window, drawn } = now;
      const corner = shownAt(camera, map, window);
      layer.style.transition = isGlide && !calm ? `transform ${GLIDE}ms cubic-bezier(.3,.1,.2,1)` : 'none';
      layer.style.transform = `translate(${corner.x}px, ${corner.y}px) scale(${camera.zoom / drawn})`;
    },
    [map, world, calm],
  );

  const redraw = useCallback(() => {
    const [now, layer] = [state.current, world.current];
    if (now === null || layer === null) return;
    now.drawn = now.camera.zoom;
    layer.style.width = `${map.width * now.drawn}px`;
    layer.style.height = `${map.height * now.drawn}px`;
    apply(false);
  }, [map, world, apply]);

  const move = useCallback(
    (change: (camera: Camera, window: Window) => Camera, isGlide = false) => {
      const now = state.current;
      if (now === null) return;
      now.camera = held(change(now.camera, now.window), map, now.window, limitsOf(now.window));
      now.isTouched = true;
      apply(isGlide);
      clearTimeout(timer.current);
      if (now.camera.zoom !== now.drawn) timer.current = setTimeout(redraw, isGlide && !calm ? GLIDE : SETTLES);
    },
    [map, limitsOf, apply, redraw, calm],
  );

  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const measure = () => {
      const window = { width: box.clientWidth, height: box.clientHeight };
      if (window.width === 0 || window.height === 0) return;
      const before = state.current;
      const whole = wholeOf(map, window);
      const first = opening.current;
      const camera =
        before?.isTouched === true
          ? before.camera
          : first === null
            ? whole
            : { ...first.at, zoom: Math.max(whole.zoom, window.width / first.width) };
      state.current = {
        camera: held(camera, map, window, limitsOf(window)),
        window,
        drawn: before?.drawn ?? 1,
        isTouched: before?.isTouched ?? false,
      };
      redraw();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [frame, map, limitsOf, redraw]);

  return useMemo(
    () => ({
      pointAt(clientX, clientY) {
        const [now, box] = [state.current, frame.current?.getBoundingClientRect()];
        if (now === null || box === undefined) return null;
        return seenAt(now.camera, { x: clientX - box.left, y: clientY - box.top }, now.window);
      },
      pan: (dx, dy) => move((camera) => shifted(camera, dx, dy)),
      zoom(factor, at) {
        const box = frame.current?.getBoundingClientRect();
        if (box === undefined) return;
        move(
          (camera, window) =>
            nearer(
              camera,
              factor,
              at === undefined
                ? { x: window.width / 2, y: window.height / 2 }
                : { x: at.clientX - box.left, y: at.clientY - box.top },
              window,
            ),
          at === undefined,
        );
      },
      look: (at, width) =>
        move((camera, window) => ({ ...at, zoom: width === undefined ? camera.zoom : window.width / width }), true),
      whole: () => move((_, window) => wholeOf(map, window), true),
      reveal(at) {
        const now = state.current;
        if (now === null) return;
        const { x, y } = shownAt(now.camera, at, now.window);
        const [mx, my] = [now.window.width * 0.18, now.window.height * 0.18];
        const dx = x < mx ? mx - x : x > now.window.width - mx ? now.window.width - mx - x : 0;
        const dy = y < my ? my - y : y > now.window.height - my ? now.window.height - my - y : 0;
        if (dx !== 0 || dy !== 0) move((camera) => shifted(camera, dx, dy), true);
      },
    }),
    [frame, map, move],
  );
}
