import { Page } from './page.tsx';
import { useWords } from './words.tsx';

export function NotFound() {
  const words = useWords();
  return <Page title={words.trouble.notFound}>{null}</Page>;
}
