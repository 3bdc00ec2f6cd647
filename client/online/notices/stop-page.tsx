import { useEffect, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { useLanguage } from '../../shell/words.tsx';
import { api, type Problem } from '../api.ts';
import { sorry, useOnlineText } from '../text/index.ts';
import { noticeText } from './words.ts';

/** One tap on a link in a notice: no more of these. Only a page that runs does it, never the preview of a chat. */
export default function StopPage() {
  const words = noticeText[useLanguage()];
  const text = useOnlineText();
  const [says, setSays] = useState('');
  const [stop] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (text === null) return;
    history.replaceState(history.state, '', location.pathname);
    api.stopNotices(stop).then(
      () => setSays(words.stopped),
      (error: Problem) => setSays(sorry(text, error.is)),
    );
  }, [stop, text, words]);
  return (
    <Page title={words.title}>
      <p role="status" data-part="stopped">
        {says || words.stopping}
      </p>
    </Page>
  );
}
