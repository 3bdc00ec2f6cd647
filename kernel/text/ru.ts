import type { CommonText } from './types.ts';

export const ru: CommonText = {
  language: 'Русский',
  refusals: {
    malformed: ({ expected }) => `Это сообщение не удалось прочитать (${expected}).`,
    over: () => 'Партия окончена.',
    unknownAction: ({ type }) => `В этой игре нет действия «${type}».`,
    notNow: ({ asked }, say) =>
      asked.length > 0 ? `Не сейчас: стол ждёт решения. Отвечает ${say.list(asked.map(say.seat))}.` : 'Не сейчас.',
    notAsked: ({ asked }, say) => `Это решает ${say.list(asked.map(say.seat))}.`,
    sealed: () => 'Сначала нужно ответить на текущий вопрос.',
    notOffered: () => 'Такого варианта нет среди возможных.',
    outOfRange: ({ min, max }) =>
      max < min ? 'Здесь не подходит ни одно число.' : `Нужно целое число от ${min} до ${max}.`,
    wrongCount: ({ atLeast, atMost }) =>
      atLeast === atMost ? `Выберите ровно ${atLeast}.` : `Выберите не меньше ${atLeast} и не больше ${atMost}.`,
    stale: () => 'За это время положение изменилось. Взгляните на стол и решите заново.',
    dealLimit: ({ limit }) => `Предложений может быть не больше ${limit}.`,
    noSuchDeal: () => 'Такого предложения нет.',
    cannotUndo: ({ because }) =>
      ({
        chance: 'После этого уже выпал кубик или открылась карта: вернуть ход можно только с общего согласия.',
        secret: 'После этого кто-то увидел скрытое: вернуть ход можно только с общего согласия.',
        turn: 'Решает уже другой игрок: вернуть ход можно только с общего согласия.',
        nothing: 'Возвращать нечего.',
      })[because],
  },
};
