import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app.tsx';

/** The home page as a new visitor sees it first, in English and before anything of his own is known. */
export const home = (): string => renderToString(<App />);

const pictures = import.meta.glob<{ Cover: ComponentType }>('../../games/*/board/cover.tsx', { eager: true });

/** The covers of all games as pictures: nobody has to load the code that draws them. */
export const covers = (): { game: string; svg: string }[] =>
  Object.entries(pictures).map(([file, { Cover }]) => ({
    game: /games\/([^/]+)\//.exec(file)?.[1] ?? '',
    svg: renderToStaticMarkup(<Cover />).replace(/^<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"'),
  }));
