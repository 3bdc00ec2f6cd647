import type { ReactNode } from 'react';
import type { Person } from './icon-of.ts';
import { type Extra, type Hair, type Likeness, PEOPLE } from './people.ts';

/** A face out of simple shapes, in a box of 48 by 48. What of the hair falls behind the head is drawn first. */
export function Portrait({
  person,
  size = 32,
  className,
}: {
  person: Person;
  size?: number | string;
  className?: string;
}) {
  const likeness = PEOPLE[person];
  const { skin, hair, tint, extras, backdrop } = likeness;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <rect width="48" height="48" fill={backdrop} />
      <g fill={tint}>{BEHIND[hair]}</g>
      <Clothes {...likeness} />
      <path d="M20 31h8v7q-4 4-8 0Z" fill={skin} />
      <path d="M20 34q4 3 8 0v2q-4 3-8 0Z" opacity=".18" />
      <ellipse cx="24" cy="22" rx="9.5" ry="11.5" fill={skin} />
      <ellipse cx="14.6" cy="23" rx="1.8" ry="2.6" fill={skin} />
      <ellipse cx="33.4" cy="23" rx="1.8" ry="2.6" fill={skin} />
      <g fill="#1b1512">
        <circle cx="20.3" cy="22" r="1.3" />
        <circle cx="27.7" cy="22" r="1.3" />
      </g>
      <path d="M24 22.5q-1.6 3 .6 3.4" fill="none" stroke="#000" strokeOpacity=".35" />
      <path d="M20.5 28.5q3.5 2.6 7 0" fill="none" stroke="#8b2d2d" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M18 18.8q2-1.4 4 0m4 0q2-1.4 4 0" fill="none" stroke={tint} strokeWidth="1.3" />
      <g fill={tint}>{BEFORE[hair]}</g>
      {extras.map((extra) => (
        <g key={extra}>{EXTRAS[extra](tint)}</g>
      ))}
    </svg>
  );
}

function Clothes({ clothes, collar }: Likeness) {
  return (
    <>
      <path d="M6 48q1-11 12-13h12q11 2 12 13Z" fill={clothes} />
      {collar === 'turtleneck' && (
        <path d="M18.5 33h11v6q-5.5 3-11 0Z" fill={clothes} stroke="#000" strokeOpacity=".25" />
      )}
      {collar === 'shirt' && <path d="M18 35l6 6 6-6 2 4-8 7-8-7Z" fill="#fff" />}
      {collar === 'suit' && (
        <>
          <path d="M18 35l6 13 6-13Z" fill="#fff" />
          <path d="M22.5 38h3l-.5 3 1.2 7h-4.4l1.2-7Z" fill="#ff2f92" />
        </>
      )}
    </>
  );
}

const BEHIND: Record<Hair, ReactNode> = {
  short: null,
  bald: null,
  spiky: null,
  slick: null,
  quiff: null,
  long: <path d="M12 42V20a12 12 0 0 1 24 0v22Z" />,
  bob: <path d="M12 33V20a12 12 0 0 1 24 0v13Z" />,
  bun: <circle cx="24" cy="8" r="5.5" />,
  curly: (
    <>
      <circle cx="14" cy="17" r="7" />
      <circle cx="34" cy="17" r="7" />
      <circle cx="24" cy="11" r="8" />
      <circle cx="12" cy="25" r="5" />
      <circle cx="36" cy="25" r="5" />
    </>
  ),
  tail: <path d="M30 10q12 2 8 24-4-4-5-12Z" />,
};

const BEFORE: Record<Hair, ReactNode> = {
  bald: null,
  short: <path d="M14 21q-1-11 10-11t10 11q-2-6-4-6-6 2-12 0-3 1-4 6Z" />,
  slick: <path d="M14 20q0-11 10-11 11 0 10 11-1-6-8-7-8 0-12 7Z" />,
  quiff: <path d="M14 20q-2-8 4-10 4-5 14-2-2 1-1 3 3 2 3 9-2-6-5-6-8 1-11 0-3 1-4 6Z" />,
  spiky: <path d="M14 21 12 12l5 2 1-6 5 5 4-6 2 6 5-3-1 6 3 3-2 2q-2-6-5-6-6 2-11 0-3 1-4 6Z" />,
  long: <path d="M14 24q-2-14 10-14t10 14q-1-7-6-10-5 5-14 10Z" />,
  bob: <path d="M14 23q-2-13 10-13t10 13q-3-6-10-7-7 1-10 7Z" />,
  bun: <path d="M14 20q0-10 10-10t10 10q-4-6-10-6t-10 6Z" />,
  curly: <path d="M15 19q-1-9 9-9t9 9q-3-5-9-5t-9 5Z" />,
  tail: <path d="M14 21q-1-11 10-11t10 11q-4-7-10-7t-10 7Z" />,
};

const EXTRAS: Record<Extra, (tint: string) => ReactNode> = {
  glasses: () => (
    <g fill="#fff" fillOpacity=".35" stroke="#1b1b22" strokeWidth="1.3">
      <circle cx="20" cy="22.3" r="3.3" />
      <circle cx="28" cy="22.3" r="3.3" />
      <path d="M23.3 22h1.4" />
    </g>
  ),
  shades: () => <path d="M15.5 19.8h17l-1.5 5h-5l-2-3-2 3h-5Z" fill="#15151c" />,
  monocle: () => (
    <g fill="none" stroke="#c79a1a" strokeWidth="1.4">
      <circle cx="28" cy="22.3" r="3.6" />
      <path d="M31 24q2 6 1 12" strokeWidth=".9" />
    </g>
  ),
  beard: (tint) => <path d="M14.6 23q0 13 9.4 13.5T33.4 23q-2 6-5 5-4-2-9 0-3 1-4.8-5Z" fill={tint} opacity=".92" />,
  moustache: (tint) => <path d="M24 26q-3-1-6 2 3 1 6-.6 3 1.6 6 .6-3-3-6-2Z" fill={tint} />,
  earrings: () => (
    <g fill="#ffd21f">
      <circle cx="14.5" cy="27" r="1.6" />
      <circle cx="33.5" cy="27" r="1.6" />
    </g>
  ),
  headset: () => (
    <g fill="none" stroke="#22242c" strokeWidth="1.8">
      <path d="M13.5 22q0-12 10.5-12t10.5 12" />
      <path d="M13.5 24q1 7 7 6.5" strokeWidth="1.2" />
      <circle cx="13.8" cy="23" r="2" fill="#22242c" />
    </g>
  ),
  beret: () => <path d="M13 15q1-8 12-8 10 0 10 6 0 3-8 2-9-1-14 0Z" fill="#c81d77" />,
};
