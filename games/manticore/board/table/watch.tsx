import { useTable } from './context.ts';
import { Deck } from './deck.tsx';
import { DoomClock } from './doom-clock.tsx';
import { Foes } from './foes.tsx';
import { Party } from './party.tsx';
import { PracticeCard } from './practice-card.tsx';

/** What is to be watched: the clock, the heroes, the beasts, the cards. */
export function Watch() {
  const { facts } = useTable();
  return (
    <>
      {facts.practice === null ? <DoomClock /> : <PracticeCard foe={facts.practice} />}
      <Party />
      {facts.practice === null && <Foes />}
      <Deck />
    </>
  );
}
