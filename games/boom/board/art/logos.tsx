import type { ReactNode } from 'react';
import type { PlanId } from '../../content/plans.ts';

/** Thirteen trademarks nobody should be proud of, each in a box of 48 by 48. */
const LOGOS: Record<PlanId, ReactNode> = {
  // Muttscape: a lighthouse beam, seen by a dog.
  P01: (
    <>
      <circle cx="24" cy="24" r="22" fill="#0b3bd1" />
      <path d="M24 24 46 13v22Z" fill="#ffe95c" opacity=".85" />
      <path d="M13 14q-6 1-6 13 3 4 7-2ZM33 14q6 1 6 13-3 4-7-2Z" fill="#7a4a1d" />
      <ellipse cx="23" cy="24" rx="11.5" ry="12.5" fill="#e0a45f" />
      <ellipse cx="23" cy="30" rx="7" ry="6" fill="#fff3e0" />
      <ellipse cx="23" cy="27.5" rx="3.4" ry="2.4" fill="#1b1b1b" />
      <circle cx="18.5" cy="21" r="2" fill="#1b1b1b" />
      <circle cx="27.5" cy="21" r="2" fill="#1b1b1b" />
      <path d="M23 30v3m-4 0q4 4 8 0" stroke="#1b1b1b" strokeWidth="1.4" fill="none" />
      <path d="M21 35q2 6 5 0Z" fill="#ff5d8f" />
    </>
  ),
  // NeverShip Systems: a liner on the stocks for ever.
  P02: (
    <>
      <rect x="2" y="2" width="44" height="44" rx="8" fill="#12204d" />
      <path d="M8 27h32l-5 10H14Z" fill="#e9eefc" />
      <path d="M14 20h19v7H14Z" fill="#9cc2ff" />
      <path d="M18 11h5v9h-5Zm8 3h4v6h-4Z" fill="#ff3fa4" />
      <path d="M5 40h38M10 40v-3M38 40v-3M24 40v-3" stroke="#ffd21f" strokeWidth="2.4" />
      <path d="M16 31h3m4 0h3m4 0h3" stroke="#12204d" strokeWidth="2" />
    </>
  ),
  // Reboot & Sons: the sign of the power key, three generations.
  P03: (
    <>
      <circle cx="24" cy="24" r="22" fill="#e8ecf2" />
      <path d="M15 15a13 13 0 1 0 18 0" fill="none" stroke="#1747ff" strokeWidth="5" strokeLinecap="round" />
      <path d="M24 8v15" stroke="#ff2f92" strokeWidth="5" strokeLinecap="round" />
      <circle cx="17" cy="43" r="3.2" fill="#1747ff" />
      <circle cx="24.5" cy="43.5" r="2.6" fill="#1747ff" />
      <circle cx="31" cy="44" r="2" fill="#1747ff" />
    </>
  ),
  // GravelToGo: a sack of stones in a hurry.
  P04: (
    <>
      <path d="M2 16h12M0 24h10M4 32h10" stroke="#ff2f92" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 10h18l-3 6q9 8 8 18-1 8-9 8H23q-8 0-9-8-1-10 9-18Z" fill="#c89a5b" />
      <path d="M22 12h14l-2 4H24Z" fill="#8a5a22" />
      <circle cx="23" cy="32" r="4.5" fill="#6f7785" />
      <circle cx="32" cy="34" r="5" fill="#8d96a5" />
      <circle cx="29" cy="26" r="4.5" fill="#aab3c0" />
      <circle cx="37" cy="28" r="3" fill="#6f7785" />
    </>
  ),
  // Lettuce Overnight: a leaf with wings under a moon.
  P05: (
    <>
      <circle cx="24" cy="24" r="22" fill="#1a1446" />
      <path d="M38 7a8 8 0 1 0 5 13 9 9 0 0 1-5-13Z" fill="#ffe95c" />
      <path d="M14 30Q1 27 3 17q7 6 13 6Zm20 0q12 0 12-8-7 4-14 2Z" fill="#dfe8ff" />
      <path d="M24 8q12 6 11 18-1 12-11 15-10-3-11-15Q12 14 24 8Z" fill="#8be04e" />
      <path d="M24 13v27m0-16 7-6m-7 13 8-5m-8-2-7-6m7 13-8-5" stroke="#2d7a12" strokeWidth="2" fill="none" />
    </>
  ),
  // eToothpick: the letter of the age, skewered.
  P06: (
    <>
      <rect x="2" y="2" width="44" height="44" rx="22" fill="#ff2f92" />
      <path
        d="M14 25h20q0-11-10-11t-11 11 11 11q6 0 9-4"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M4 40 43 9" stroke="#ffe1a8" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  // Thiefster: a cat burglar with headphones.
  P07: (
    <>
      <rect x="2" y="2" width="44" height="44" rx="10" fill="#230a3d" />
      <path d="M10 20 11 8l9 6h8l9-6 1 12q2 18-14 20Q8 38 10 20Z" fill="#b7f000" />
      <path d="M10 21h28v8H10Z" fill="#111" />
      <circle cx="18" cy="25" r="2.6" fill="#fff" />
      <circle cx="30" cy="25" r="2.6" fill="#fff" />
      <path d="M8 26V22a16 16 0 0 1 32 0v4" fill="none" stroke="#ff2f92" strokeWidth="3" />
      <rect x="4" y="24" width="7" height="11" rx="3" fill="#ff2f92" />
      <rect x="37" y="24" width="7" height="11" rx="3" fill="#ff2f92" />
      <path d="M21 34q3 2 6 0" stroke="#230a3d" strokeWidth="2" fill="none" />
    </>
  ),
  // PortalPortal: doors, and doors behind them.
  P08: (
    <>
      <path d="M4 46V22a20 20 0 0 1 40 0v24Z" fill="#5b1fd6" />
      <path d="M10 46V24a14 14 0 0 1 28 0v22Z" fill="#ff2f92" />
      <path d="M16 46V26a8 8 0 0 1 16 0v20Z" fill="#ffd21f" />
      <path d="M20.5 46V28a3.5 3.5 0 0 1 7 0v18Z" fill="#fff" />
    </>
  ),
  // HamsterVision: always on the air.
  P09: (
    <>
      <path d="M16 3l8 8 8-8" stroke="#5a6272" strokeWidth="2.4" fill="none" />
      <rect x="3" y="10" width="42" height="33" rx="6" fill="#8b94a3" />
      <rect x="7" y="14" width="30" height="25" rx="5" fill="#aee7ff" />
      <circle cx="41" cy="20" r="2" fill="#ff2f92" />
      <circle cx="41" cy="27" r="2" fill="#b7f000" />
      <circle cx="14" cy="21" r="4" fill="#c97b3a" />
      <circle cx="30" cy="21" r="4" fill="#c97b3a" />
      <ellipse cx="22" cy="29" rx="12" ry="10" fill="#e8a860" />
      <ellipse cx="16" cy="33" rx="5" ry="4" fill="#fff1dd" />
      <ellipse cx="28" cy="33" rx="5" ry="4" fill="#fff1dd" />
      <circle cx="18" cy="26" r="1.8" fill="#111" />
      <circle cx="26" cy="26" r="1.8" fill="#111" />
      <path d="M20.5 31h3l-1.5 2Z" fill="#ff5d8f" />
    </>
  ),
  // Dark Fibber: eleven million miles, one of them lit.
  P10: (
    <>
      <circle cx="24" cy="24" r="22" fill="#071a22" />
      <path d="M6 34Q20 34 24 24T44 12" fill="none" stroke="#1d6b7d" strokeWidth="3" />
      <path d="M5 28q13 2 19-7T42 8" fill="none" stroke="#11424f" strokeWidth="3" />
      <path d="M9 40q15-2 19-12t17-11" fill="none" stroke="#00d5ff" strokeWidth="3" />
      <circle cx="44" cy="17" r="3.5" fill="#fff" />
      <path d="M14 18h9l12 4-12 2h-9Z" fill="#f2b98a" />
      <circle cx="13" cy="20" r="6" fill="#f2b98a" />
      <circle cx="14" cy="18" r="1.4" fill="#071a22" />
    </>
  ),
  // String & Can Wireless: without the string.
  P11: (
    <>
      <rect x="2" y="2" width="44" height="44" rx="8" fill="#dff7fb" />
      <g stroke="#08505c" strokeWidth="2">
        <path d="M6 16h13v20H6Z" fill="#c7ced9" />
        <ellipse cx="12.5" cy="16" rx="6.5" ry="2.6" fill="#8e98a8" />
        <path d="M29 16h13v20H29Z" fill="#c7ced9" />
        <ellipse cx="35.5" cy="16" rx="6.5" ry="2.6" fill="#8e98a8" />
      </g>
      <path d="M6 23h13v6H6ZM29 23h13v6H29Z" fill="#ff2f92" />
      <path d="M21 26h1.5m2 0h1m2 0h1" stroke="#08505c" strokeWidth="2" />
      <path d="M19 9q5-5 10 0m-8 3q3-3 6 0" stroke="#0095ab" strokeWidth="2" fill="none" />
    </>
  ),
  // PaperclipXchange: two clips crossed.
  P12: (
    <>
      <circle cx="24" cy="24" r="22" fill="#eef6d3" />
      <g fill="none" strokeWidth="3.4" strokeLinecap="round">
        <path d="m31 13-15 15a4 4 0 0 0 6 6l16-16a7 7 0 0 0-10-10L12 24a10 10 0 0 0 14 15" stroke="#4c7a00" />
        <path d="m14 12 20 22m-22-9 9 9" stroke="#1747ff" />
      </g>
    </>
  ),
  // Middleman's Middleman: somebody stands between.
  P13: (
    <>
      <rect x="2" y="2" width="44" height="44" rx="8" fill="#263a00" />
      <g fill="#8fb83a">
        <circle cx="11" cy="20" r="5" />
        <path d="M3 40q0-13 8-13t8 13Z" />
        <circle cx="37" cy="20" r="5" />
        <path d="M29 40q0-13 8-13t8 13Z" />
      </g>
      <circle cx="24" cy="15" r="6.5" fill="#d8ff3e" />
      <path d="M13 42q0-19 11-19t11 19Z" fill="#d8ff3e" />
      <path d="M24 24l-2.5 4 2.5 9 2.5-9Z" fill="#ff2f92" />
    </>
  ),
};

export function Logo({ plan, size = 32, className }: { plan: PlanId; size?: number | string; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      {LOGOS[plan]}
    </svg>
  );
}
