/** Eight colours that stay apart for all three kinds of colour-blindness, each with a symbol of its own. */
export type Mark = { id: string; colour: string; ink: string; symbol: string; path: string };

/** `path` is drawn in a box of 24 by 24; `ink` is what can be read on the colour. */
export const MARKS = [
  { id: 'blue', colour: '#2f74c8', ink: '#fff', symbol: '●', path: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z' },
  { id: 'orange', colour: '#eba21a', ink: '#1c1206', symbol: '▲', path: 'M12 4.5 20 18.5H4Z' },
  { id: 'green', colour: '#0c8a66', ink: '#fff', symbol: '■', path: 'M5.5 5.5h13v13h-13Z' },
  { id: 'rose', colour: '#d982b0', ink: '#1c0a14', symbol: '◆', path: 'M12 3.5 20 12 12 20.5 4 12Z' },
  {
    id: 'vermilion',
    colour: '#c9501a',
    ink: '#fff',
    symbol: '★',
    path: 'm12 3.6 2.5 5.6 6.1.6-4.6 4 1.4 6-5.4-3.2-5.4 3.2 1.4-6-4.6-4 6.1-.6Z',
  },
  {
    id: 'sky',
    colour: '#62b8ec',
    ink: '#06151f',
    symbol: '✚',
    path: 'M9.2 4.5h5.6v4.7h4.7v5.6h-4.7v4.7H9.2v-4.7H4.5V9.2h4.7Z',
  },
  { id: 'lemon', colour: '#efe04a', ink: '#1a1704', symbol: '⬢', path: 'M12 3.8 19.2 8v8L12 20.2 4.8 16V8Z' },
  {
    id: 'slate',
    colour: '#6b7482',
    ink: '#fff',
    symbol: '☾',
    path: 'M15.8 4.6a8 8 0 1 0 4 10.8A6.6 6.6 0 0 1 15.8 4.6Z',
  },
] as const satisfies readonly Mark[];

export type MarkId = (typeof MARKS)[number]['id'];

export const markById = (id: string): Mark => MARKS.find((mark) => mark.id === id) ?? MARKS[0];

/** The mark that belongs to a seat: the path of its symbol, on its own colour where that is not the colour of the mark. */
export function markOf({ colour, symbol }: { colour: string; symbol: string }): Mark {
  const mark = MARKS.find((each) => each.symbol === symbol) ?? MARKS.find((each) => each.colour === colour) ?? MARKS[0];
  return colour === '' || colour === mark.colour ? mark : { ...mark, colour, ink: inkOn(colour) };
}

const INKS = { dark: '#1c1206', light: '#fff' } as const;

/** Black or white, whichever can be read better on a colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? INKS.dark : INKS.light;
}
