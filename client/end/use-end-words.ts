import { useLanguage } from '../shell/words.tsx';
import { type EndText, endText } from './text/index.ts';

export const useEndWords = (): EndText => endText[useLanguage()];
