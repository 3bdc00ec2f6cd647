import { memo } from 'react';

/** A little freighter that waits for exports. */
export const Ship = memo(() => (
  <svg viewBox="0 0 120 62" aria-hidden="true">
    <path
      d="M6 36h108l-12 20q-2 4-8 4H28q-6 0-9-5Z"
      fill="#c5402a"
      stroke="#3a1205"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path d="M15 50h90l-3 6q-2 4-8 4H28q-6 0-9-5Z" fill="#7d1f10" />
    <path d="M80 14h24v22H80Z" fill="#fff6df" stroke="#3a1205" strokeWidth="2.500" />
    <path d="M85 20h5v6h-5ZM94 20h5v6h-5Z" fill="#4aa3d8" />
    <path d="M88 3h8v11h-8Z" fill="#f2b632" stroke="#3a1205" strokeWidth="2" />
    <g stroke="#3a1205" strokeWidth="2">
      <path d="M16 22h18v14H16Z" fill="#3f8a2f" />
      <path d="M36 22h18v14H36Z" fill="#f2b632" />
      <path d="M56 22h18v14H56Z" fill="#2f7dbb" />
      <path d="M26 9h18v13H26Z" fill="#d6421f" />
    </g>
  </svg>
));
