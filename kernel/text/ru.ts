import { type CommonText, typeset, verb } from './types.ts';

export const ru: CommonText = typeset('ru', {
  language: 'Русский',
  refusals: {
    malformed: ({ expected }) => `Это сообщение не удалось прочитать (${expected}).`,
    over: () => 'Партия окончена.',
    unknownAction: ({ type }) => `В этой игре нет действия «${type}».`,
    notNow: ({ asked }, say) =>
      asked.length > 0
        ? `Не сейчас: сначала ${verb(asked.length, 'решает', 'решают')} ${say.list(asked.map(say.seat))}.`
        : 'Не сейчас.',
    notAsked: ({ asked }, say) => `Это ${verb(asked.length, 'решает', 'решают')} ${say.list(asked.map(say.seat))}.`,
    sealed: () => 'Сначала нужно ответить на текущий вопрос.',
    notOffered: () => 'Такого варианта нет среди возможных.',
    outOfRange: ({ min, max }) =>
      max < min ? 'Здесь не подходит ни одно число.' : `Нужно целое число от ${min} до ${max}.`,
    wrongCount: ({ atLeast, atMost }) =>
      atLeast === atMost ? `Выберите ровно ${atLeast}.` : `Выберите не меньше ${atLeast} и не больше ${atMost}.`,
    stale: () => 'За это время положение изменилось. Взгляните на стол и решите заново.',
    dealLimit: ({ limit }) => `Предложений может быть не больше ${limit}.`,
    noSuchDeal: () => 'Такого предложения нет.',
    notSaved: () =>
      'Ход не удалось сохранить, поэтому он не сделан. Освободите место на устройстве и повторите или сохраните партию в файл.',
    playedElsewhere: () => 'За этим столом играют в другом окне. Теперь видно, что там произошло.',
    diceSettled: () => 'Случайность этой партии уже определена.',
    cannotUndo: ({ because }) =>
      ({
        chance: 'После этого уже выпал кубик или открылась карта: отменить ход можно только с общего согласия.',
        secret: 'После этого кто-то увидел скрытое: отменить ход можно только с общего согласия.',
        turn: 'Решает уже другой игрок: отменить ход можно только с общего согласия.',
        nothing: 'Отменять нечего.',
      })[because],
  },
});
