import { LANGUAGES } from '@parlour/kernel';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matterOfFact } from '../../index.ts';
import { matterOfFactText } from '../../text/index.ts';
import { SCENES } from '../testing/scenes.ts';
import { Screen } from './screen.tsx';

test.each(LANGUAGES)('a room that looks at the wall is told the round, in %s', async (language) => {
  const text = await matterOfFactText[language]();
  const props = boardProps(matterOfFact, sceneIn(SCENES)('movement'), text, language);
  const { round, lastRound } = props.view;
  expect(renderToString(<Screen {...props} />)).toContain(text.board.round(round, lastRound));
});
