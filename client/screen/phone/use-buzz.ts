import type { Seat } from '@parlour/kernel';
import { useEffect } from 'react';

/** Before the person has touched the page the browser allows none, and says so as an error. */
const mayBuzz = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Whether this is a thing that buzzes when told to, as far as it tells: iPhones do not, and a laptop only says that it does. */
export const willBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches && mayBuzz();

/** A phone in a pocket or on a knee says that it is needed; where two play on it, once for each of them. */
export function useBuzz(asked: Seat | null): void {
  useEffect(() => {
    if (asked !== null && mayBuzz()) navigator.vibrate?.([70, 60, 70]);
  }, [asked]);
}
