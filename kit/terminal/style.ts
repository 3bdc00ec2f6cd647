/** Colours. Nothing here knows a game or a sentence. */

export type Paint = (text: string) => string;
export type Style = Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'inverse', Paint> & {
  /** A colour for each seat, for those who see colours; the name always stands there too. */
  seat(seat: number): Paint;
};
