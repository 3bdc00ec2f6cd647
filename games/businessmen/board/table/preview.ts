import type { StateView } from '@parlour/kernel';
import { usePreviewOf } from '@parlour/kit/use-preview.ts';
import type { Businessmen, Facts } from '../../types.ts';
import { useTable } from './context.ts';

export type After = { view: StateView<Businessmen>; facts: Facts };

/** What a choice would lead to, as the table reckons it; `null` while that is not known. */
export const usePreview = (choice: object | null): After | null => usePreviewOf(useTable().preview, choice);
