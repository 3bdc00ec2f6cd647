import { boardAlone } from '@parlour/kit/testing/board-config.ts';

/** The board alone, at any position: `vite --config games/matter-of-fact/board/testing/vite.config.ts`. */
export default boardAlone(import.meta.url, 5194);
