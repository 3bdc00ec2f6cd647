import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A class of a style sheet is named by itself and its file. The line it stands on, which is usual, would cost a kilobyte of
 * every first visit. The page that is drawn beforehand must use the same names.
 */
export const classNames = {
  modules: {
    generateScopedName: (name: string, file: string): string =>
      `${name}_${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`,
  },
};
