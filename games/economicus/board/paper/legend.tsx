import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { useSight } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import css from './league.module.css';

const c = classes(css);

/** What the colours of the stars mean, and the decks by their names: a phone has no pointer to ask with. */
export const Legend = memo(function Legend() {
  const { view, facts, label } = useSight();
  if (!isFullGame(view)) return null;
  const { forecasts, strengths } = facts.crisisCards;
  return (
    <ul className={c('legend')} data-part="legend">
      {(['presence', 'majority', 'bonus'] as const).map((kind) => (
        <li key={kind}>
          <i className={c(kind)}>★</i> {label.league.starOf[kind]}
        </li>
      ))}
      <li>{label.hub.options(view.optionDeck.secret.length)}</li>
      <li>{label.hub.forecasts(forecasts)}</li>
      <li>{label.hub.strengths(strengths)}</li>
    </ul>
  );
});
