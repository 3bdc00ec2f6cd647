import { type CSSProperties, useEffect, useState } from 'react';

/** What everything is drawn for; a larger screen shows the same, larger. */
const [WIDTH, HEIGHT] = [1920, 1080];
/** A tablet lies near: it needs no letters for three metres. */
const SMALLEST = 0.5;

const scaleNow = (): number => Math.max(SMALLEST, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));

/** Draws the screen at the size it was made for, and enlarges it to the one it is seen at. */
export function useScale(): CSSProperties {
  const [scale, setScale] = useState(scaleNow);
  const [, measured] = useState('');
  useEffect(() => {
    const measure = () => {
      setScale(scaleNow());
      measured(`${innerWidth} ${innerHeight}`);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { zoom: scale, width: `${innerWidth / scale}px`, height: `${innerHeight / scale}px` };
}
