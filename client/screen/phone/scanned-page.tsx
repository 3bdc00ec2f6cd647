import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useEffect } from 'react';
import { willSit } from '../../online/sit.ts';
import { Loading } from '../../shell/loading.tsx';
import { Page } from '../../shell/page.tsx';
import { navigate, useSearch } from '../../shell/places.tsx';
import { useScreenText } from '../text/index.ts';
import { Choose } from './choose.tsx';
import { useShown } from './use-shown.ts';

const EnterCode = lazy(later(() => import('./enter-code.tsx')));

// One part for a phone: apart, each would weigh more.
export { AnotherGame } from './another-game.tsx';

/** What a phone opens that scanned the code of a screen: its table, or the choice of a game if nobody has chosen one. */
export default function ScannedPage({ code }: { code: string }) {
  const text = useScreenText();
  const { shown, isLost, look } = useShown(code);
  const chosen = new URLSearchParams(useSearch()).get('game');
  const room = shown === null || shown === 'unknown' ? null : shown.room;
  useEffect(() => {
    if (room === null) return;
    willSit(room);
    navigate(`/t/${room}`, { replace: true });
  }, [room]);
  if (text === null || room !== null) return <Loading />;
  if (shown === 'unknown')
    return (
      <Suspense fallback={<Loading />}>
        <EnterCode text={text} wasWrong={code !== ''} />
      </Suspense>
    );
  if (shown !== null)
    return (
      <Choose
        code={code}
        text={text}
        hint={isLost ? text.noHouse : text.chooseGameHint}
        chosen={chosen}
        onTaken={look}
      />
    );
  return isLost ? (
    <Page title={text.title}>
      <p role="status" data-part="no-house">
        {text.noHouse}
      </p>
    </Page>
  ) : (
    <Loading />
  );
}
