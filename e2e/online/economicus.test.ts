import { playsOnline } from './plays-online.ts';

playsOnline('economicus', { options: { rules: 'full' }, bots: { few: 110, many: 550 } });
