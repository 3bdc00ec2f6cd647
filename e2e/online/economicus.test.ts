import { playsOnline } from './plays-online.ts';

playsOnline('economicus', { options: { rules: 'full' }, bots: 60 });
