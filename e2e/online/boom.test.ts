import { playsOnline } from './plays-online.ts';

playsOnline('boom', { options: { treasuries: 'hidden', sideDeals: 'cash' }, bots: { few: 25, many: 90 } });
