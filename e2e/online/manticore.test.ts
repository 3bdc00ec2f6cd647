import { playsOnline } from './plays-online.ts';

playsOnline('manticore', { options: { hiddenArtifacts: 'on' }, bots: { few: 35, many: 60 }, isLargestInSlice: true });
