import type { GameEntry } from '@parlour/games/registry.ts';
import type { GameText, GameTypes, Rules } from '@parlour/kernel';
import type { Pace } from '@parlour/protocol';
import { OptionsForm } from '../../setup/options-form.tsx';
import setup from '../../setup/setup.module.css';
import shell from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import styles from '../online.module.css';
import { PaceForm } from '../pace/pace-form.tsx';
import type { OnlineText } from '../text/index.ts';
import { VisibleForm } from './visible-form.tsx';

/** What is chosen about a table before its game. */
export type TableWish = { seats: number; pace: Pace; isPublic: boolean; options: Record<string, string> };

type Props = {
  game: Pick<GameEntry, 'timer'>;
  rules: Rules;
  gameText: GameText<GameTypes>;
  text: OnlineText;
  wish: TableWish;
  onChange(wish: TableWish): void;
};

/** How many seats, how fast, who may join, by which of the game's options. */
export function TableForm({ game, rules, gameText, text, wish, onChange }: Props) {
  const words = useWords();
  const { min, max } = rules.seats;
  const set = (change: Partial<TableWish>) => onChange({ ...wish, ...change });
  return (
    <>
      <section className={`${shell['card']} ${styles['panel']}`}>
        <div className={setup['panelHead']}>
          <h2>{words.setup.seats}</h2>
          <div className={setup['counts']}>
            {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((each) => (
              <button
                key={each}
                type="button"
                className={shell['button']}
                aria-pressed={each === wish.seats}
                aria-label={words.setup.seatCount(each)}
                onClick={() => set({ seats: each })}
              >
                {each}
              </button>
            ))}
          </div>
        </div>
        <PaceForm pace={wish.pace} hasOwn={game.timer !== undefined} text={text} onChange={(pace) => set({ pace })} />
        <VisibleForm isPublic={wish.isPublic} text={text} onChange={(isPublic) => set({ isPublic })} />
      </section>
      <OptionsForm game={rules} text={gameText} options={wish.options} onChange={(options) => set({ options })} />
    </>
  );
}
