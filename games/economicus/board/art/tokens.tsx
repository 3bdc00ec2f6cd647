import { markOf } from '@parlour/kit/seats/index.ts';
import type { Condition } from '../../content/holdings.ts';
import type { Kind } from '../../content/industries.ts';

type Owner = { colour: string; symbol: string };
type Size = { size?: number | string; className?: string | undefined };

const WORKS = 'M2.500 22.500V11.500L8 7.500v4l5.500-4v4l2.800-2V2.500h3.400v6.900l1.800-1.300v14.400Z';
const TEMPLE = 'M12 2.500 22 8v2.500H2V8Zm-8 9.500h3v7H4Zm6.500 0h3v7h-3Zm6.500 0h3v7h-3ZM2 20h20v2.500H2Z';

/** A company of somebody: a little works in the owner's colour with the owner's sign. A loan hangs a seal on it. */
export function CompanyToken({
  owner,
  condition,
  size = 22,
  className,
}: Size & { owner: Owner; condition: Condition }) {
  const { colour, ink, path } = markOf(owner);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={WORKS} fill={colour} stroke="#1c120b" strokeWidth="1.200" strokeLinejoin="round" />
      <path d="M16.300 5h3.400" stroke={ink} strokeWidth="1" opacity=".7" />
      <path d={path} fill={ink} transform="translate(10.400 16.700) scale(.4) translate(-12 -12)" />
      {condition === 'mortgaged' && <Seal />}
    </svg>
  );
}

/** The seal of the bank: five millions are owed on this. */
const Seal = () => (
  <g>
    <path d="m15.500 19-1.500 4.800 2.600-1.400 2 2.100 1.100-4.600Z" fill="#8f1420" />
    <circle cx="18" cy="17.500" r="5.400" fill="#c2202e" stroke="#fff0e4" strokeWidth="1.100" />
    <path
      d="M16 19.700l4-4.400M16.200 15.600h.1M19.700 19.400h.1"
      stroke="#fff"
      strokeWidth="1.500"
      strokeLinecap="round"
    />
  </g>
);

/** A company that nobody owns: an empty works, or a temple of the state. */
export const FreeToken = ({ kind, size = 22, className }: Size & { kind: Kind }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <path
      d={kind === 'private' ? WORKS : TEMPLE}
      fill="#fffaf2"
      fillOpacity={kind === 'private' ? 0.85 : 0.95}
      stroke="#2c1d13"
      strokeWidth="1.100"
      strokeLinejoin="round"
      strokeDasharray={kind === 'private' ? '2.400 1.600' : undefined}
    />
  </svg>
);

/** A start-up: a bulb in the owner's colour. */
export function ProjectToken({ owner, size = 22, className }: Size & { owner: Owner }) {
  const { colour, ink, path } = markOf(owner);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path
        d="M12 2.500a8 8 0 0 1 4.600 14.500c-.7.600-1 1.200-1 2H8.400c0-.8-.3-1.400-1-2A8 8 0 0 1 12 2.500Z"
        fill={colour}
        stroke="#1c120b"
        strokeWidth="1.200"
        strokeDasharray="2.600 1.300"
      />
      <path d="M8.800 20.300h6.400M9.600 22.400h4.800" stroke="#1c120b" strokeWidth="1.500" strokeLinecap="round" />
      <path d={path} fill={ink} transform="translate(12 10.300) scale(.42) translate(-12 -12)" />
    </svg>
  );
}
