import { actionWords, commonText, type GameTypes, refusalWords } from '@parlour/kernel';
import type { BoardProps, OfferHandle } from '@parlour/kit';
import { Controls, type ControlWords } from '@parlour/kit/offers/controls.tsx';
import { alternatives, type Menu, type Offering, pick, settled } from '@parlour/kit/offers/index.ts';
import { useState } from 'react';
import { CloseFoot, Dialog } from '../../shell/dialog.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import styles from './choices-dialog.module.css';

type Props = { props: BoardProps<GameTypes>; menu: Menu; offering: Offering; words: ControlWords; onClose(): void };

/** Every action on offer as a list in words: what a board draws can be chosen here too, so nothing is out of reach. */
export default function ChoicesDialog({ props, menu, offering, words: controlWords, onClose }: Props) {
  const words = useWords();
  const [open, setOpen] = useState<string | null>(offering.half?.type ?? null);
  const kinds = [...new Set(menu.offers.map((offer) => offer.type))];
  const { text, say, language } = props;
  return (
    <Dialog title={words.table.allChoicesTitle} onClose={onClose}>
      <ul className={styles['choices']}>
        {kinds.map((type) => {
          const offered = offering.handle(type);
          const handle: OfferHandle = {
            ...offered,
            // The list has done its work once a choice is made, whatever becomes of it.
            pick(fields) {
              if (pick(menu, offering.half, type, fields).is === 'chosen') onClose();
              offered.pick(fields);
            },
          };
          // Where only one choice is left, its button says it in full and makes it.
          const only = settled(alternatives(menu.offers, type, {}), {}) as { type: string } | null;
          return (
            <li key={type}>
              <button
                type="button"
                className={buttons['button']}
                aria-expanded={only === null ? open === type : undefined}
                data-choice={type}
                onClick={() => {
                  if (only === null) return setOpen(open === type ? null : type);
                  handle.pick({});
                }}
              >
                {actionWords(text, only ?? { type }, say)}
              </button>
              {only === null && open === type && (
                <div className={styles['choiceForm']}>
                  <Controls offers={menu.offers} handle={handle} words={controlWords} explain={props.explain} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {menu.refused.length > 0 && (
        <ul className={styles['refusedList']}>
          {menu.refused.map(({ type, because }) => (
            <li key={type}>
              <strong>{actionWords(text, { type }, say)}</strong>
              <br />
              {refusalWords(commonText[language], text, because, say)}{' '}
              {because.rule !== null && <small>{because.rule}</small>}
            </li>
          ))}
        </ul>
      )}
      <CloseFoot look="button" onClose={onClose} />
    </Dialog>
  );
}
