import { classes } from '@parlour/kit/classes.ts';
import { CHARACTERISTICS, CLASS_IDS, CLASSES, HERO_IDS, HEROES } from '../../content/heroes.ts';
import { HeroFigure } from '../art/heroes.tsx';
import { Icon } from '../art/icon.tsx';
import { CHARACTERISTIC_ICONS } from '../art/icon-of.ts';
import { useTable } from '../table/context.ts';
import css from './enlist.module.css';

const c = classes(css);

/** The four kinds of heroes, each as hero and heroine: their figures are the same. */
export function Enlist() {
  const { words, label, offer } = useTable();
  const handle = offer('enlist');
  return (
    <section className={c('gallery')} aria-label={label.enlist.title}>
      <h3>{label.enlist.title}</h3>
      <ul>
        {CLASS_IDS.map((id) => (
          <li key={id} className={c('kind')}>
            <h4>{words.classes[id].name}</h4>
            <div className={c('pair')}>
              {HERO_IDS.filter((hero) => HEROES[hero] === id).map((hero) => {
                const isOpen = handle.allows({ hero });
                return (
                  <button
                    key={hero}
                    type="button"
                    data-place={`pick-${hero}`}
                    className={c('hero', !isOpen && 'barred')}
                    onClick={() => (isOpen ? handle.pick({ hero }) : handle.explain({ hero }))}
                  >
                    <svg viewBox="0 0 64 72" aria-hidden="true">
                      <rect width="64" height="72" fill="#d8c79a" />
                      <circle cx="32" cy="34" r="28" fill="#efe3bf" />
                      <HeroFigure hero={hero} />
                    </svg>
                    <b>{words.heroes[hero]}</b>
                  </button>
                );
              })}
            </div>
            <dl>
              {CHARACTERISTICS.map((characteristic) => (
                <div key={characteristic} title={words.characteristics[characteristic]}>
                  <dt>
                    <Icon name={CHARACTERISTIC_ICONS[characteristic]} size={16} />
                    <span>{words.characteristics[characteristic]}</span>
                  </dt>
                  <dd>{CLASSES[id][characteristic]}</dd>
                </div>
              ))}
            </dl>
            <p>{id === 'mage' ? label.enlist.healer : words.classes[id].line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
