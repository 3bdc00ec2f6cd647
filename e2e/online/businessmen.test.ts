import { playsOnline } from './plays-online.ts';

playsOnline('businessmen', { options: { quietPhases: 'parallel' }, bots: { few: 140, many: 400 } });
