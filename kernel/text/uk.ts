import { type CommonText, typeset, verb } from './types.ts';

export const uk: CommonText = typeset('uk', {
  language: 'Українська',
  refusals: {
    malformed: ({ expected }) => `Це повідомлення не вдалося прочитати (${expected}).`,
    over: () => 'Партію завершено.',
    unknownAction: ({ type }) => `У цій грі немає дії «${type}».`,
    notNow: ({ asked }, say) =>
      asked.length > 0
        ? `Не зараз: спершу ${verb(asked.length, 'вирішує', 'вирішують')} ${say.list(asked.map(say.seat))}.`
        : 'Не зараз.',
    notAsked: ({ asked }, say) => `Це ${verb(asked.length, 'вирішує', 'вирішують')} ${say.list(asked.map(say.seat))}.`,
    sealed: () => 'Спершу треба відповісти на поточне запитання.',
    notOffered: () => 'Такого варіанта немає серед можливих.',
    outOfRange: ({ min, max }) =>
      max < min ? 'Тут не підходить жодне число.' : `Потрібне ціле число від ${min} до ${max}.`,
    wrongCount: ({ atLeast, atMost }) =>
      atLeast === atMost ? `Виберіть рівно ${atLeast}.` : `Виберіть щонайменше ${atLeast} і щонайбільше ${atMost}.`,
    stale: () => 'За цей час становище змінилося. Погляньте на стіл і вирішіть знову.',
    dealLimit: ({ limit }) => `Пропозицій може бути не більше ніж ${limit}.`,
    noSuchDeal: () => 'Такої пропозиції немає.',
    cannotUndo: ({ because }) =>
      ({
        chance: 'Після цього вже випав кубик або відкрилася карта: скасувати хід можна лише за спільною згодою.',
        secret: 'Після цього хтось побачив приховане: скасувати хід можна лише за спільною згодою.',
        turn: 'Вирішує вже інший гравець: скасувати хід можна лише за спільною згодою.',
        nothing: 'Скасовувати нічого.',
      })[because],
  },
});
