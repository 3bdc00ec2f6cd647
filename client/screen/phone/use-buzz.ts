import { useEffect } from 'react';

/** A phone in a pocket or on a knee says that it is needed. */
export function useBuzz(isAsked: boolean): void {
  useEffect(() => {
    // Before the person has touched the page the browser allows none, and says so as an error.
    if (isAsked && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([70, 60, 70]);
  }, [isAsked]);
}
