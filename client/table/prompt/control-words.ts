import { actionWords, type GameTypes } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import type { ControlWords } from '@parlour/kit/offers/controls.tsx';
import type { ShellText } from '../../text/index.ts';

/** The words of generated controls. */
export const controlWordsOf = (
  { text, say }: Pick<BoardProps<GameTypes>, 'text' | 'say'>,
  { table }: ShellText,
): ControlWords => ({
  action: (choice) => actionWords(text, choice, say),
  value: (value, field) => text.value(value, say, field),
  field: (name) => text.fields[name] ?? '',
  less: table.less,
  more: table.more,
  chooseBetween: table.between,
  chooseSome: table.some,
  barred: table.barred,
});
