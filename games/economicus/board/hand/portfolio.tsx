import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { softHyphened } from '@parlour/kit/soft-hyphens.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { memo } from 'react';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import { Icon } from '../art/icon.tsx';
import { INDUSTRY_ICONS } from '../art/look.ts';
import { CompanyToken, ProjectToken } from '../art/tokens.tsx';
import { useSight } from '../table/context.tsx';
import { openDossier, select, useSelection } from '../table/selection.ts';
import css from './hand.module.css';

const c = classes(css);

/** My companies as share certificates, an industry each; touching one opens its dossier. */
export const Portfolio = memo(function Portfolio({ seat }: { seat: Seat }) {
  const { view, label } = useSight();
  const mine = INDUSTRIES.filter(
    (industry) => view.players[seat].companies[industry] + view.players[seat].projects[industry] > 0,
  );
  return (
    <div className={c('portfolio')} data-scrolls="sideways" data-part="portfolio">
      {mine.length === 0 && <p className={c('none')}>{label.hand.none}</p>}
      {mine.map((industry) => (
        <Certificate key={industry} seat={seat} industry={industry} />
      ))}
    </div>
  );
});

function Certificate({ seat, industry }: { seat: Seat; industry: Industry }) {
  const { view, facts, words, label, sitters } = useSight();
  const isOpen = useSelection((selection) => selection.industry === industry);
  const { companies, mortgaged, projects } = view.players[seat];
  const sitter = sitters[seat] ?? { colour: '', symbol: '' };
  const { income } = facts.industries[industry];
  const clean = companies[industry] - mortgaged[industry];
  return (
    <button
      type="button"
      className={c('certificate', isOpen && 'open')}
      data-place={`certificate-${industry}`}
      onClick={() => openDossier(industry)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && select({ peek: industry })}
      onPointerLeave={() => select({ peek: null })}
    >
      <Spoken
        words={label.say.owner(
          words.industries[industry],
          companies[industry],
          mortgaged[industry],
          projects[industry],
        )}
      >
        <Icon name={INDUSTRY_ICONS[industry]} className={c('ground')} />
        <span className={c('title')}>
          <b>{industry}</b> {softHyphened(words.industries[industry], 9)}
        </span>
        <span className={c('tokens')}>
          {Array.from({ length: Math.min(4, clean) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: like pieces are told apart by nothing else
            <CompanyToken key={`c${i}`} owner={sitter} condition="clean" size="1.5em" />
          ))}
          {Array.from({ length: Math.min(4, mortgaged[industry]) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <CompanyToken key={`m${i}`} owner={sitter} condition="mortgaged" size="1.5em" />
          ))}
          {Array.from({ length: projects[industry] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <ProjectToken key={`p${i}`} owner={sitter} size="1.5em" />
          ))}
          {companies[industry] > 8 && <i>×{companies[industry]}</i>}
        </span>
        {companies[industry] > 0 && (
          <span className={c('pays', income[seat] < 0 && 'loss')} title={label.hand.ifRolled}>
            {label.signed(income[seat])}
          </span>
        )}
      </Spoken>
    </button>
  );
}
