/** A lamp over a table: the mark of the house. */
export function Emblem({ size = 40 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M17 21 8 42h32l-9-21Z" fill="var(--accent)" opacity="0.22" />
      <path d="M23 3h2v7h-2Z" fill="var(--accent)" />
      <path d="M24 9c-7 0-11 5-12 12h24C35 14 31 9 24 9Z" fill="var(--accent)" />
      <ellipse cx="24" cy="21" rx="12" ry="1.8" fill="var(--paper-raised)" />
      <path d="M6 41h36v3H6Z" fill="var(--ink)" />
      <rect x="20" y="32" width="8" height="8" rx="2" fill="var(--ink)" transform="rotate(-8 24 36)" />
      <circle cx="24" cy="36" r="1.3" fill="var(--paper-raised)" />
    </svg>
  );
}
