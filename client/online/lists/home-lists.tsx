import home from '../../home/home.module.css';
import { Link } from '../../shell/places.tsx';
import { useOnlineText } from '../text/index.ts';
import { TableList, useLists } from './table-list.tsx';

/** On the home page: the tables one sits at with others, those that wait first. */
export default function HomeLists() {
  const text = useOnlineText();
  const lists = useLists();
  if (text === null || lists === null || lists === 'offline') return null;
  const mine = lists.mine.filter(({ state }) => state !== 'over' && state !== 'ended').slice(0, 6);
  return (
    <section aria-labelledby="online" data-part="home-online">
      <h2 id="online" className={home['title']}>
        <Link href="/online">{text.mine}</Link>
      </h2>
      <TableList tables={mine} none={text.mineNone} text={text} />
    </section>
  );
}
