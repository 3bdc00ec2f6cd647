import { showBoard } from '@parlour/kit/testing/board-alone.tsx';
import { matterOfFact } from '../../index.ts';
import { matterOfFactText } from '../../text/index.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { idleUntil, SCENES } from './scenes.ts';

await showBoard({ game: matterOfFact, board, texts: matterOfFactText, scenes: SCENES, playOn: idleUntil, Cover });
