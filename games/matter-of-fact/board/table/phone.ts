import { useMatches } from '@parlour/kit/use-matches.ts';

/** A phone, upright or on its side: the map has the screen, everything else is a sheet that is pulled up from its foot. */
const PHONE = '(max-width: 760px), (max-height: 560px)';

export const useIsPhone = (): boolean => useMatches(PHONE);
