import { playsOnline } from './plays-online.ts';

playsOnline('businessmen', { options: { quietPhases: 'parallel' }, bots: 80 });
