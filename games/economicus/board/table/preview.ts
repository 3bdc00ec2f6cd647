import type { StateView } from '@parlour/kernel';
import { usePreviewOf } from '@parlour/kit/use-preview.ts';
import type { Economicus, Facts } from '../../types.ts';
import { useTable } from './context.tsx';

type After = { view: StateView<Economicus>; facts: Facts };

/** What a choice would lead to, as the table reckons it; `null` while that is not known. */
export const usePreview = (choice: object | null): After | null => usePreviewOf(useTable().preview, choice);
