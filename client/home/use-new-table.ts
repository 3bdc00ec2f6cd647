import { useBeginning } from '../keeping/use-beginning.ts';
import { navigate } from '../shell/places.tsx';
import { newTable } from './begin.ts';

/** Makes a table and goes to it. */
export const useNewTable = () =>
  useBeginning(async (...facts: Parameters<typeof newTable>) => navigate(`/table/${await newTable(...facts)}`));
