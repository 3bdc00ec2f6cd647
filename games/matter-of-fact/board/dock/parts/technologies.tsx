import { ASSETS_BY_KIND } from '../../../content/assets.ts';
import { TECHNOLOGIES, type TechnologyId } from '../../../content/technologies.ts';
import { Icon } from '../../art/icon.tsx';
import { KIND_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.ts';
import { choiceOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';
import { Recipe } from './technology-card.tsx';

/** Cards one owns, with what they make of an asset: those in the hand are laid on one, those that lie can be taken up. */
export function HandOfTechnologies() {
  const { view, seat, label } = useTable();
  if (seat === null) return null;
  const { hand, assets } = view.players[seat];
  const lying = assets.flatMap((asset) => view.assets[asset].technology ?? []);
  if (hand.length + lying.length === 0) return null;
  return (
    <>
      <h4 className={c('head')}>{label.planning.technologies}</h4>
      {[...hand, ...lying].map((technology) => (
        <Row key={technology} technology={technology} isLying={lying.includes(technology)} />
      ))}
    </>
  );
}

function Row({ technology, isLying }: { technology: TechnologyId; isLying: boolean }) {
  const table = useTable();
  const { words, label, view, seat } = table;
  const targets = choiceOf(table, 'layTechnology', 'asset', { technology }).values as (keyof typeof words.assetCards)[];
  const { fits, process } = TECHNOLOGIES[technology];
  const on =
    seat === null ? undefined : view.players[seat].assets.find((id) => view.assets[id].technology === technology);
  return (
    <div className={c('techRow')} data-place={`technology-${technology}`}>
      <span className={c('what')}>
        <Icon name={KIND_ICONS[fits]} size={18} /> <b>{words.technologies[technology].name}</b>
        <small>{on === undefined ? label.planning.inHand : words.assetCards[on].name}</small>
      </span>
      <Recipe process={process} product={ASSETS_BY_KIND[fits].product} />
      {targets.map((asset) => (
        <ActionButton
          key={asset}
          type="layTechnology"
          fields={{ technology, asset }}
          place={`lay-${technology}-${asset}`}
        >
          → {words.assetCards[asset].name}
        </ActionButton>
      ))}
      {isLying && (
        <ActionButton type="takeUpTechnology" fields={{ technology }} look="quiet">
          {label.planning.takeUp}
        </ActionButton>
      )}
    </div>
  );
}
