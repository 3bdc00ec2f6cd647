/** What React itself has: wouter asks for it under an older name. */
export { useSyncExternalStore } from 'react';
