import type { About } from '@parlour/kernel';

export const about: About = {
  en: { name: 'The Attic', pitch: 'Six lots from an old attic, and one banknote in a sealed envelope for each.' },
  ru: { name: 'Чердак', pitch: 'Шесть лотов со старого чердака, и на каждый — купюра в запечатанном конверте.' },
  uk: { name: 'Горище', pitch: 'Шість лотів зі старого горища, і на кожен — купюра в запечатаному конверті.' },
};
