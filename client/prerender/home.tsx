import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../app.tsx';

/** The home page as a new visitor sees it first, in English and before anything of his own is known. */
export const home = (): string =>
  renderToString(
    <Router ssrPath="/">
      <App />
    </Router>,
  );
