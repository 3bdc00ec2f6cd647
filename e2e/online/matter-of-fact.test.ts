import { playsOnline } from './plays-online.ts';

playsOnline('matter-of-fact', { options: { cash: 'hidden' }, bots: { few: 240, many: 540 } });
