import type { GameText, GameTypes, Rules } from '@parlour/kernel';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './setup.module.css';

type Props = {
  game: Rules;
  text: GameText<GameTypes>;
  options: Record<string, string>;
  onChange(options: Record<string, string>): void;
};

/** Presets of a game, and each table option explained in one line. */
export function OptionsForm({ game, text, options, onChange }: Props) {
  const { setup: words } = useWords();
  const chosenOf = (name: string, chosen: Record<string, string | undefined> = options) =>
    chosen[name] ?? game.options[name]?.[0];
  const names = Object.keys(game.options);
  const isPreset = (preset: Record<string, string>) => names.every((name) => chosenOf(name) === chosenOf(name, preset));
  return (
    <section className={`${shell['card']} ${styles['panel']}`}>
      <h2>{words.presets}</h2>
      <div className={styles['presets']}>
        {Object.entries(game.presets).map(([name, preset]) => (
          <button
            key={name}
            type="button"
            className={styles['preset']}
            aria-pressed={isPreset(preset as Record<string, string>)}
            onClick={() => onChange(preset as Record<string, string>)}
          >
            <b>{text.presets[name]?.label ?? name}</b>
            <span>{text.presets[name]?.hint}</span>
          </button>
        ))}
      </div>
      <details className={styles['fold']}>
        <summary>{words.table}</summary>
        {names.map((name) => (
          <fieldset key={name} className={styles['option']}>
            <legend>{text.options[name]?.label ?? name}</legend>
            {(game.options[name] ?? []).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={chosenOf(name) === value}
                  onChange={() => onChange({ ...options, [name]: value })}
                />
                {text.options[name]?.values[value] ?? value}
              </label>
            ))}
          </fieldset>
        ))}
      </details>
    </section>
  );
}
