import { showBoard } from '@parlour/kit/testing/board-alone.tsx';
import { businessmen } from '../../index.ts';
import { businessmenText } from '../../text/index.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { playUntil, SCENES } from './scenes.ts';

await showBoard({ game: businessmen, board, texts: businessmenText, scenes: SCENES, playOn: playUntil, Cover });
