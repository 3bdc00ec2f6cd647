import { commonText, LANGUAGES } from '@parlour/kernel';
import { useState } from 'react';
import { Page } from '../shell/page.tsx';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './settings.module.css';
import { type Settings, useSettings } from './settings.ts';

/** What a person may set to their liking; it holds at once and in every game. */
export default function SettingsPage() {
  const words = useWords();
  const settings = useSettings();
  const { settings: text } = words;
  const [again, setAgain] = useState(false);
  return (
    <Page title={text.title}>
      <div className={`${shell['card']} ${styles['panel']}`}>
        <Choice
          label={text.language}
          value={settings.language}
          options={LANGUAGES.map((language) => [language, commonText[language].language])}
          onChange={(language) => settings.set({ language })}
        />
        <Choice
          label={text.theme}
          value={settings.theme}
          options={(['auto', 'light', 'dark'] as const).map((theme) => [theme, text.themes[theme]])}
          onChange={(theme) => settings.set({ theme })}
        />
        <Choice
          label={text.speed}
          value={settings.speed}
          options={([0, 0.5, 1, 2] as const).map((speed) => [speed, text.speeds[`${speed}`]])}
          onChange={(speed) => settings.set({ speed })}
        />
        <Choice
          label={text.asks}
          hint={text.asksHint}
          value={settings.asks}
          options={(['choices', 'ownChoices', 'everything'] as const).map((asks) => [asks, text.asked[asks]])}
          onChange={(asks) => settings.set({ asks })}
        />
        <Choice
          label={text.textSize}
          value={settings.textSize}
          options={([1, 1.15, 1.3] as const).map((size) => [size, text.textSizes[`${size}`]])}
          onChange={(textSize) => settings.set({ textSize })}
        />
        <Choice
          label={text.sound}
          value={settings.sound}
          options={ON_OFF.map((on) => [on, on ? text.on : text.off])}
          onChange={(sound) => settings.set({ sound })}
        />
        <Choice
          label={text.symbols}
          hint={text.symbolsHint}
          value={settings.symbols}
          options={SYMBOLS.map((size) => [size, size === 'large' ? text.on : text.off])}
          onChange={(symbols) => settings.set({ symbols })}
        />
        <Choice
          label={text.tips}
          value={settings.tips}
          options={ON_OFF.map((on) => [on, on ? text.on : text.off])}
          onChange={(tips) => settings.set({ tips })}
        />
        <p>
          <button
            type="button"
            className={shell['button']}
            onClick={() => {
              settings.set({ tipsSeen: [], tips: true });
              setAgain(true);
            }}
          >
            {text.tipsAgain}
          </button>{' '}
          <span role="status">{again ? text.tipsDone : ''}</span>
        </p>
      </div>
    </Page>
  );
}

const ON_OFF = [true, false];
const SYMBOLS: Settings['symbols'][] = ['large', 'normal'];

type ChoiceProps<T> = {
  label: string;
  hint?: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange(value: T): void;
};

function Choice<T extends string | number | boolean>({ label, hint, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles['choice']}>
      <legend>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </legend>
      <div className={styles['options']}>
        {options.map(([option, name]) => (
          <label key={String(option)} className={styles['option']} data-chosen={option === value}>
            <input type="radio" name={label} checked={option === value} onChange={() => onChange(option)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
