import { playsInTheBrowser } from './plays.ts';

playsInTheBrowser('manticore');
