import type { AssetKind } from '../../content/assets.ts';
import { Block, Drum, Slab, TONES } from './iso.tsx';

/** The five kinds of works, each some 84 units wide around its middle. */

/** A slag heap, a shed and the winding tower over the shaft. */
const Mine = () => (
  <>
    <path d="M-38 10-18-16-2 8-18 17Z" fill={TONES.coal.left} />
    <path d="M-18-16-2 8-18 17Z" fill={TONES.coal.right} />
    <path d="M-24-8-18-16-13-8-19-4Z" fill={TONES.coal.top} />
    <Block x={-2} y={4} w={20} d={14} h={11} tone={TONES.red} />
    <g stroke="#f2f6fa" strokeWidth="3" fill="none" strokeLinejoin="round">
      <path d="M6 12 14-30 22 12M9 0h11M11-14h7" />
      <path d="M14-30 34 9" />
    </g>
    <circle cx="14" cy="-31" r="7" fill="#16304f" stroke="#ff6a4d" strokeWidth="3" />
    <path d="M14-38v14M7-31h14" stroke="#ff6a4d" strokeWidth="1.500" />
  </>
);

/** A terraced pit and the digger on its edge. */
const Pit = () => (
  <>
    <path d="M-36 4 0-15 36 4 0 23Z" fill={TONES.copper.top} />
    <path d="M-27 5 0-9 27 5 0 19Z" fill={TONES.copper.left} />
    <path d="M-18 6 0-3 18 6 0 15Z" fill={TONES.copper.right} />
    <path d="M-9 7 0 2 9 7 0 12Z" fill="#5a2f12" />
    <Block x={-26} y={-8} w={16} d={12} h={7} tone={TONES.coal} />
    <Block x={-25} y={-8} z={7} w={12} d={10} h={11} tone={TONES.green} />
    <path d="M-10-22 8-36 20-16" fill="none" stroke="#63d07c" strokeWidth="5" strokeLinejoin="round" />
    <path d="m14-18 14 1-3 12-11-3Z" fill="#ffd23f" stroke="#6b4b00" strokeWidth="1.500" />
  </>
);

/** A hall with a glowing mouth, the blast furnace and two stacks. */
const Steelworks = () => (
  <>
    <Block x={-26} y={-14} w={26} d={32} h={17} tone={TONES.steel} />
    <path d="m-21 6 11 6v8l-11-6Z" fill="#ff7a1a" />
    <path d="m-21 9 11 6v5l-11-6Z" fill="#ffd23f" />
    <Drum x={4} y={-6} r={5} top={4} h={42} fill="#7f90a3" lid="#16222f" />
    <Drum x={14} y={-10} r={5} top={4} h={36} fill="#8fa0b2" lid="#16222f" />
    <Drum x={16} y={8} r={13} top={8} h={30} fill="#a8b6c4" lid="#ff7a1a" />
    <path d="M-4 6h22" stroke="#5d6f82" strokeWidth="2.500" />
  </>
);

/** Two cooling towers, the turbine hall, and the sign that says danger. */
const PowerStation = () => (
  <>
    <Drum x={-16} y={-2} r={14} top={10} h={36} fill="#dbe5ee" lid="#7f90a3" />
    <Drum x={6} y={-14} r={14} top={10} h={36} fill="#eef3f8" lid="#8fa0b2" />
    <Block x={0} y={4} w={24} d={16} h={15} tone={TONES.yellow} />
    <path d="m1 9-8 10h6l-3 9 10-12H0Z" fill="#2b2000" />
  </>
);

/** A glass dome, a laboratory, an aerial. */
const Park = () => (
  <>
    <Block x={-28} y={-6} w={22} d={22} h={20} tone={TONES.glass} />
    <path d="M-33 0v-13M-28 3v-13M-23 6v-13M-18 9v-13" stroke="#1b5f86" strokeWidth="1.500" />
    <path d="M-6 12a21 21 0 0 1 42 0A21 10 0 0 1-6 12Z" fill="#9fe6ff" fillOpacity=".92" />
    <g fill="none" stroke="#1f7fae" strokeWidth="1.500">
      <path d="M15-9v31M-6 12h42M3-5q5 9 4 26M27-5q-5 9-4 26M-2 2q17 8 34 0" />
    </g>
    <path d="M-18-20v-16" stroke="#f2f6fa" strokeWidth="2.500" />
    <circle cx="-18" cy="-37" r="4" fill="#ff7a1a" />
  </>
);

const WORKS: Record<AssetKind, () => React.JSX.Element> = {
  mine: Mine,
  excavatingPlant: Pit,
  steelPlant: Steelworks,
  powerPlant: PowerStation,
  technologyPark: Park,
};

export function Works({ kind }: { kind: AssetKind }) {
  const Drawing = WORKS[kind];
  return (
    <>
      <Slab size={52} tone={TONES.ground} />
      <Drawing />
    </>
  );
}
