import { factsFor, view } from '@parlour/kernel';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { manticore } from '../../index.ts';
import { manticoreText } from '../../text/index.ts';
import { SCENES } from '../testing/scenes.ts';
import { Screen } from './screen.tsx';

/** As the wall has it: nobody’s eyes, and nothing that could be chosen. */
async function onTheWall(scene: string): Promise<string[]> {
  const made = sceneIn(SCENES)(scene);
  const props = boardProps(manticore, made, await manticoreText.en(), 'en');
  const wall = renderToString(
    <Screen
      {...props}
      seat={null}
      view={view(made.g, null)}
      facts={factsFor(manticore, made.g, null)}
      offers={[]}
      offer={(type) => ({ ...props.offer(type), isOffered: false, allows: () => false })}
    />,
  );
  return [...wall.matchAll(/data-place="cell-(\d+)" data-lit="true"/g)].map(([, cell]) => cell ?? '');
}

test('where the hero on turn can go glows on the wall for everybody; nothing does while somebody is asked something else', async () => {
  const { g } = sceneIn(SCENES)('turn');
  const { reach } = factsFor(manticore, g, null);
  expect(reach.length).toBeGreaterThan(0);
  expect(await onTheWall('turn')).toEqual(reach.map(({ cell }) => String(cell)));
  expect(await onTheWall('stance')).toEqual([]);
});
