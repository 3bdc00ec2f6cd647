import { concession } from './testing/concession.ts';
import { conforms } from './testing/conforms.ts';

conforms(concession, { options: [{ length: 'long' }], games: 30 });
