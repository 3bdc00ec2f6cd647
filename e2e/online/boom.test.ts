import { playsOnline } from './plays-online.ts';

playsOnline('boom', { options: { treasuries: 'hidden', sideDeals: 'cash' }, bots: 20, isLargestInSlice: true });
