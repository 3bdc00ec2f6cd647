import { type Language, plural } from '@parlour/kernel';

/** The words around the table of Manticore that are not words of the game itself. */
export type ManticoreLabels = {
  paving(left: number): string;
  round(n: number): string;
  asleep: string;
  practice: string;
  /** Rounds until she is in the City. */
  arrives(rounds: number): string;
  /** The headings of a hero's row: life, points left, close combat, shooting, magic, against magic, defense. */
  heads: readonly [
    life: string,
    left: string,
    close: string,
    shooting: string,
    magic: string,
    ward: string,
    defense: string,
  ];
  out: string;
  bag: string;
  /** The round in which a monster reaches the City. */
  inCityBy(round: number): string;
  inCity: string;
  attacks(seat: string): string;
  walk(cost: number): string;
  wakes: string;
  odds(percent: number, damage: string, suffered: string): string;
  noTokens: string;
  legend: string;
};

const points = {
  en: (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` }),
  ru: (n: number) => plural('ru', n, { one: `${n} очко`, few: `${n} очка`, other: `${n} очков` }),
  uk: (n: number) => plural('uk', n, { one: `${n} очко`, few: `${n} очки`, other: `${n} очок` }),
};

export const labels: Record<Language, ManticoreLabels> = {
  en: {
    paving: (left) => `Paving the roads, ${left} tokens left`,
    round: (n) => `Round ${n}`,
    practice: 'practice duel',
    asleep: 'the Manticore sleeps',
    arrives: (rounds) =>
      plural('en', rounds, { one: `${rounds} round until she enters`, other: `${rounds} rounds until she enters` }),
    heads: ['life', 'left', 'close', 'shoot', 'magic', 'ward', 'def'],
    out: 'fallen',
    bag: 'bag',
    inCityBy: (round) => `in the City in round ${round}`,
    inCity: 'in the City',
    attacks: (seat) => `will attack ${seat}`,
    walk: points.en,
    wakes: 'wakes the Manticore',
    odds: (percent, damage, suffered) => `${percent} % better, deals ${damage}, may suffer ${suffered}`,
    noTokens: 'empty',
    legend:
      'a number: a hero · h g c: monsters · !!: the Manticore · ≡: road · F1…: her way · ·: wild forest (3 points a step)',
  },
  ru: {
    paving: (left) => `Прокладка дорог, осталось жетонов: ${left}`,
    round: (n) => `Раунд ${n}`,
    practice: 'учебный бой',
    asleep: 'Мантикора спит',
    arrives: (rounds) =>
      plural('ru', rounds, {
        one: `${rounds} раунд до её входа в Город`,
        few: `${rounds} раунда до её входа в Город`,
        other: `${rounds} раундов до её входа в Город`,
      }),
    heads: ['жизнь', 'очки', 'ближ', 'стрел', 'магия', 'заслон', 'защ'],
    out: 'погиб',
    bag: 'сумка',
    inCityBy: (round) => `в Городе в раунде ${round}`,
    inCity: 'в Городе',
    attacks: (seat) => `атакует: ${seat}`,
    walk: points.ru,
    wakes: 'разбудит Мантикору',
    odds: (percent, damage, suffered) => `перевес в ${percent} %, урон ${damage}, риск ${suffered}`,
    noTokens: 'пусто',
    legend: 'число: герой · h g c: монстры · !!: Мантикора · ≡: дорога · F1…: её путь · ·: чаща (шаг за 3 очка)',
  },
  uk: {
    paving: (left) => `Прокладання доріг, лишилося жетонів: ${left}`,
    round: (n) => `Раунд ${n}`,
    practice: 'навчальний бій',
    asleep: 'Мантикора спить',
    arrives: (rounds) =>
      plural('uk', rounds, {
        one: `${rounds} раунд до її входу в Місто`,
        few: `${rounds} раунди до її входу в Місто`,
        other: `${rounds} раундів до її входу в Місто`,
      }),
    heads: ['життя', 'очки', 'ближ', 'стріл', 'магія', 'заслін', 'зах'],
    out: 'загинув',
    bag: 'торба',
    inCityBy: (round) => `у Місті в раунді ${round}`,
    inCity: 'у Місті',
    attacks: (seat) => `атакує: ${seat}`,
    walk: points.uk,
    wakes: 'розбудить Мантикору',
    odds: (percent, damage, suffered) => `перевага у ${percent} %, шкода ${damage}, ризик ${suffered}`,
    noTokens: 'порожньо',
    legend: 'число: герой · h g c: монстри · !!: Мантикора · ≡: дорога · F1…: її шлях · ·: хаща (крок за 3 очки)',
  },
};
