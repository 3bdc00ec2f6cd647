import { playsInTheBrowser } from './plays.ts';

playsInTheBrowser('economicus');
