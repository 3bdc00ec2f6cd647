import { showBoard } from '@parlour/kit/testing/board-alone.tsx';
import { manticore } from '../../index.ts';
import { manticoreText } from '../../text/index.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { idleUntil, SCENES } from './scenes.ts';

await showBoard({ game: manticore, board, texts: manticoreText, scenes: SCENES, playOn: idleUntil, Cover });
