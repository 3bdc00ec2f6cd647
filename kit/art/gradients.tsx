/** Colours in the order of a gradient, each with its place where that is not the beginning or the end: `#fff, #f80 40%, #000`. */
type Gradient = { id: string; colours: string };

const stopsOf = (colours: string) =>
  colours.split(', ').map((each, i) => {
    const [colour, offset = i === 0 ? '0%' : '100%'] = each.split(' ');
    return <stop key={each} offset={offset} stopColor={colour} />;
  });

type Point = readonly [x: number, y: number];

/** A colour that turns into others from above to below, or in another direction. */
export const Wash = ({ id, colours, to: [x, y] = [0, 1] }: Gradient & { to?: Point }) => (
  <linearGradient id={id} x1="0" y1="0" x2={x} y2={y}>
    {stopsOf(colours)}
  </linearGradient>
);

/** A colour that turns into others from a centre outwards. */
export const Glow = ({
  id,
  colours,
  at: [x, y] = [0.5, 0.5],
  reach = 0.5,
}: Gradient & { at?: Point; reach?: number }) => (
  <radialGradient id={id} cx={x} cy={y} r={reach}>
    {stopsOf(colours)}
  </radialGradient>
);
