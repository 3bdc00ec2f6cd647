import { showBoard } from '@parlour/kit/testing/board-alone.tsx';
import { economicus } from '../../index.ts';
import { economicusText } from '../../text/index.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { playUntil, SCENES } from './scenes.ts';

await showBoard({ game: economicus, board, texts: economicusText, scenes: SCENES, playOn: playUntil, Cover });
