import type { GameText, GameTypes } from '@parlour/kernel';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useRulebook } from '../../shell/words.tsx';
import { rulesOf } from '../../storage/bundles.ts';
import type { TableStore } from '../table-store.ts';
import { type Governing, governingIn } from './governing.ts';

const NONE: Governing = () => null;

/** By the very rules that the table is played by, which name the paragraph of each action: nobody has to be told of it. */
export function useGoverning(store: TableStore, text: GameText<GameTypes>): Governing {
  const saved = useStore(store, (state) => state.saved);
  const rulebook = useRulebook(text);
  const bundle = saved?.rules.bundle;
  const rules = useLoaded(
    async () => (saved === null ? null : rulesOf(saved.game, saved.rules).catch(() => null)),
    [bundle],
  );
  return useMemo(
    () => (rules === null || rulebook === null ? NONE : governingIn({ actions: rules.actions, rules: rulebook.rules })),
    [rules, rulebook],
  );
}
