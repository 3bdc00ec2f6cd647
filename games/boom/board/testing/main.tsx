import '@fontsource-variable/pixelify-sans';
import { showBoard } from '@parlour/kit/testing/board-alone.tsx';
import { boom } from '../../index.ts';
import { boomText } from '../../text/index.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { playUntil, SCENES } from './scenes.ts';

await showBoard({ game: boom, board, texts: boomText, scenes: SCENES, playOn: playUntil, Cover });
