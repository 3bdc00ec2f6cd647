import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { AnyDomain } from '@parlour/kit/offers/index.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { INDUSTRIES } from '../../../content/industries.ts';
import { CompanyToken, ProjectToken } from '../../art/tokens.tsx';
import { useTable } from '../../table/context.tsx';
import css from './deals.module.css';

const c = classes(css);

/** Things that are put in or taken out one by one. */
export function Pieces({
  owner,
  domain,
  value,
  onValue,
}: {
  owner: Seat | null;
  domain: AnyDomain | null;
  value: readonly string[];
  onValue(value: string[]): void;
}) {
  const all = (domain?.some ?? []) as unknown as string[];
  if (all.length === 0) return null;
  return (
    <div className={c('pieces')}>
      {all.map((tag) => (
        <button
          key={tag}
          type="button"
          className={c('piece')}
          aria-pressed={value.includes(tag)}
          onClick={() => onValue(value.includes(tag) ? value.filter((each) => each !== tag) : [...value, tag])}
        >
          <Piece tag={tag} owner={owner} />
        </button>
      ))}
    </div>
  );
}

const COMPANY = /^(\d+)-(clean|mortgaged)-\d+$/;
const PROJECT = /^(\d+)-\d+$/;

/** A company or a project as its token with its industry and price; a card by its name. */
function Piece({ tag, owner }: { tag: string; owner: Seat | null }) {
  const { view, text, say, words, sitters } = useTable();
  const sitter = (owner === null ? undefined : sitters[owner]) ?? { colour: '', symbol: '' };
  const number = (COMPANY.exec(tag) ?? PROJECT.exec(tag))?.[1];
  const industry = INDUSTRIES.find((each) => `${each}` === number);
  if (industry === undefined) return text.value(tag, say);
  const isCompany = COMPANY.test(tag);
  return (
    <Spoken words={text.value(tag, say)}>
      {isCompany ? (
        <CompanyToken owner={sitter} condition={tag.includes('mortgaged') ? 'mortgaged' : 'clean'} size="1.8em" />
      ) : (
        <ProjectToken owner={sitter} size="1.8em" />
      )}
      <span className={c('what')}>
        <b>{industry}</b> {words.industries[industry]}
      </span>
      {isCompany && <i>{view.prices[industry] === null ? '' : `${view.prices[industry]}M`}</i>}
    </Spoken>
  );
}
