import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { EVENTS } from '../../content/events.ts';
import { Icon } from '../art/icon.tsx';
import { EVENT_ICONS } from '../art/look.ts';
import { useSight } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import css from './paper.module.css';

const c = classes(css);

/** The event of the year as the front page; in the quick game, what wins. */
export const FrontPage = memo(function FrontPage() {
  const { view, facts, words, label } = useSight();
  if (view.event === null || !isFullGame(view))
    return (
      <article className={c('front')} data-part="event">
        <Icon name="round-star" className={c('picture')} />
        <h3>{label.paper.goal(facts.target)}</h3>
        <p>{isFullGame(view) ? label.paper.starsFull : label.paper.starsQuick}</p>
        <p className={c('when')}>{label.paper.wins[facts.targetWins]}</p>
      </article>
    );
  const { name, effect } = words.eventCards[view.event];
  return (
    <article className={c('front')} data-part="event" data-place={`event-${view.event}`}>
      <Icon name={EVENT_ICONS[view.event]} className={c('picture')} />
      <h3>{name}</h3>
      <p>{effect}</p>
      <p className={c('when')}>{words.eventTypes[EVENTS[view.event].is]}</p>
    </article>
  );
});
