import { playsInTheBrowser } from './plays.ts';

playsInTheBrowser('matter-of-fact');
