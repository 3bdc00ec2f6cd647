/** Class names of one CSS module, joined: `c('card', isLit && 'lit')`. A name the module lacks is passed on as it is. */
export const classes =
  (css: Readonly<Record<string, string>>) =>
  (...names: (string | false | null | undefined)[]): string =>
    names
      .filter((name) => typeof name === 'string' && name !== '')
      .map((name) => css[name as string] ?? name)
      .join(' ');
