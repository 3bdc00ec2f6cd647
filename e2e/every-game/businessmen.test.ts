import { playsInTheBrowser } from './plays.ts';

playsInTheBrowser('businessmen');
