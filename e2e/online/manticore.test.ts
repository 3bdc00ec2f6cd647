import { playsOnline } from './plays-online.ts';

playsOnline('manticore', { options: { hiddenArtifacts: 'on' }, bots: 20 });
