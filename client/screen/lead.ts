import type { Room } from '@parlour/protocol';

/** The name of whoever leads just now; empty where nobody sits yet. */
export const leadOf = ({ seats, lead }: Room): string => seats.find(({ person }) => person === lead)?.name ?? '';
