import type { Events } from '../types.ts';
import { asset, cell, nan, ofWorkers, post, supplies, technology, turns } from './words.ts';

/** Workers, salaries, strikes, raids and planning. */
export const peopleEvents = {
  hired: ({ seat, workers, cost, left }, say) =>
    `${say.seat(seat)} нанимает ${ofWorkers(workers)} за ${nan(cost)}; у банка осталось: ${left}.`,
  discharged: ({ seat, from, workers }, say) => `${say.seat(seat)} увольняет ${ofWorkers(workers)}: ${post(from)}.`,
  captured: ({ seat, owner, asset: id }, say) =>
    `Захват! ${say.seat(seat)} захватывает актив ${asset(id)}, владелец — ${say.seat(owner)}.`,
  supplied: ({ seat, asset: id, salary, inputs }, say) =>
    `${say.seat(seat)} кладёт на карту актива ${asset(id)}: ${supplies({ salary, inputs }, say)}. В следующем производстве владельца он поработает на рейдера.`,
  sabotaged: ({ seat, owner, asset: id, returned }, say) =>
    `${say.seat(seat)} устраивает саботаж: ${asset(id)} не работает, владелец — ${say.seat(owner)}.${returned === null ? '' : ` С карты возвращается: ${supplies(returned, say)}.`}`,
  suppliesUsed: ({ seat, owner, asset: id }, say) =>
    `Запас на карте актива ${asset(id)} израсходован (рейдер — ${say.seat(seat)}). Без нового запаса актив стоит, а рабочих оттуда может перевести ${say.seat(owner)}.`,
  captureEnded({ seat, owner, asset: id, because, returned }, say) {
    const why = {
      left: `${say.seat(seat)} уходит`,
      arrest: `${say.seat(seat)} под арестом`,
      release: `${say.seat(seat)} уступает по сделке`,
      sale: `${say.seat(seat)} покупает актив`,
      conceded: 'игрок вышел из игры',
    }[because];
    const back = returned === null ? '' : ` С карты возвращается: ${supplies(returned, say)}.`;
    const free = because === 'sale' ? '' : ` Снова распоряжается ${say.seat(owner)}.`;
    return `Захват актива ${asset(id)} окончен: ${why}.${free}${back}`;
  },
  arrested: ({ seat, by, asset: id, to, turns: n }, say) =>
    `${say.seat(by)} задерживает рейдера на активе ${asset(id)}. Под арестом ${say.seat(seat)}: ${turns(n)}, ${cell(to)}.`,
  arrestEnded: ({ seat }, say) => `${say.seat(seat)} снова на свободе.`,
  salaryPaid: ({ seat, workers, rate, amount }, say) =>
    `${say.seat(seat)} выплачивает зарплату ${nan(amount)}: за ${ofWorkers(workers)} по ${rate}.`,
  salaryUnpaid: ({ seat, workers, due }, say) =>
    `${say.seat(seat)} не выплачивает зарплату: ${nan(due)} за ${ofWorkers(workers)}.`,
  strikeBegan: ({ seat, by, workers }, say) =>
    `${by === null ? 'Начинается забастовка' : `${say.seat(by)} объявляет забастовку`}: ${say.seat(seat)} остаётся без рабочих (${workers}). Пока зарплата не выплачена, производства не будет.`,
  strikeWaived: ({ seat, by }, say) => `${say.seat(by)} не объявляет забастовку (${say.seat(seat)}).`,
  strikeEnded({ seat, workers, because }, say) {
    const why = because === 'paid' ? 'зарплата выплачена' : 'платить больше не за что';
    return `Забастовка окончена (${say.seat(seat)}): ${why}.${workers > 0 ? ` Снова свободны рабочие: ${workers}.` : ''}`;
  },
  workersMoved: ({ seat, from, to, workers }, say) =>
    `${say.seat(seat)} переводит ${ofWorkers(workers)}: ${post(from)} → ${post(to)}.`,
  technologyLaid({ seat, technology: id, from, asset: on, displaced }, say) {
    const origin = from === 'hand' ? '' : ` (прежде — ${asset(from)})`;
    const old = displaced === null ? '' : ` На руку возвращается ${technology(displaced)}.`;
    return `${say.seat(seat)} кладёт технологию ${technology(id)}${origin} на актив ${asset(on)}.${old}`;
  },
  technologyTakenUp: ({ seat, technology: id, asset: on }, say) =>
    `${say.seat(seat)} снимает технологию ${technology(id)} с актива ${asset(on)} и берёт на руку.`,
} satisfies Partial<Events>;
