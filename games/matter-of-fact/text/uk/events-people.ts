import type { Events } from '../types.ts';
import { asset, cell, nan, ofWorkers, post, supplies, technology, turns } from './words.ts';

/** Workers, salaries, strikes, raids and planning. */
export const peopleEvents = {
  hired: ({ seat, workers, cost, left }, say) =>
    `${say.seat(seat)} наймає ${ofWorkers(workers)} за ${nan(cost)}; у банку лишилося: ${left}.`,
  discharged: ({ seat, from, workers }, say) => `${say.seat(seat)} звільняє ${ofWorkers(workers)}: ${post(from)}.`,
  captured: ({ seat, owner, asset: id }, say) =>
    `Захоплення! ${say.seat(seat)} захоплює актив ${asset(id)}, власник — ${say.seat(owner)}.`,
  supplied: ({ seat, asset: id, salary, inputs }, say) =>
    `${say.seat(seat)} кладе на карту активу ${asset(id)}: ${supplies({ salary, inputs }, say)}. У наступному виробництві власника він попрацює на рейдера.`,
  sabotaged: ({ seat, owner, asset: id, returned }, say) =>
    `${say.seat(seat)} влаштовує саботаж: ${asset(id)} не працює, власник — ${say.seat(owner)}.${returned === null ? '' : ` З карти повертається: ${supplies(returned, say)}.`}`,
  suppliesUsed: ({ seat, owner, asset: id }, say) =>
    `Запас на карті активу ${asset(id)} витрачено (рейдер — ${say.seat(seat)}). Без нового запасу актив стоїть, а робітників звідти може перевести ${say.seat(owner)}.`,
  captureEnded({ seat, owner, asset: id, because, returned }, say) {
    const why = {
      left: `${say.seat(seat)} іде геть`,
      arrest: `${say.seat(seat)} під арештом`,
      release: `${say.seat(seat)} поступається за угодою`,
      sale: `${say.seat(seat)} купує актив`,
      conceded: 'гравець вийшов із гри',
    }[because];
    const back = returned === null ? '' : ` З карти повертається: ${supplies(returned, say)}.`;
    const free = because === 'sale' ? '' : ` Знову порядкує ${say.seat(owner)}.`;
    return `Захоплення активу ${asset(id)} скінчилося: ${why}.${free}${back}`;
  },
  arrested: ({ seat, by, asset: id, to, turns: n }, say) =>
    `${say.seat(by)} затримує рейдера на активі ${asset(id)}. Під арештом ${say.seat(seat)}: ${turns(n)}, ${cell(to)}.`,
  arrestEnded: ({ seat }, say) => `${say.seat(seat)} знову на волі.`,
  salaryPaid: ({ seat, workers, rate, amount }, say) =>
    `${say.seat(seat)} виплачує зарплату ${nan(amount)}: за ${ofWorkers(workers)} по ${rate}.`,
  salaryUnpaid: ({ seat, workers, due }, say) =>
    `${say.seat(seat)} не виплачує зарплати: ${nan(due)} за ${ofWorkers(workers)}.`,
  strikeBegan: ({ seat, by, workers }, say) =>
    `${by === null ? 'Починається страйк' : `${say.seat(by)} оголошує страйк`}: ${say.seat(seat)} лишається без робітників (${workers}). Доки зарплату не виплачено, виробництва не буде.`,
  strikeWaived: ({ seat, by }, say) => `${say.seat(by)} не оголошує страйку (${say.seat(seat)}).`,
  strikeEnded({ seat, workers, because }, say) {
    const why = because === 'paid' ? 'зарплату виплачено' : 'платити більше нема за що';
    return `Страйк скінчився (${say.seat(seat)}): ${why}.${workers > 0 ? ` Знову вільні робітники: ${workers}.` : ''}`;
  },
  workersMoved: ({ seat, from, to, workers }, say) =>
    `${say.seat(seat)} переводить ${ofWorkers(workers)}: ${post(from)} → ${post(to)}.`,
  technologyLaid({ seat, technology: id, from, asset: on, displaced }, say) {
    const origin = from === 'hand' ? '' : ` (раніше — ${asset(from)})`;
    const old = displaced === null ? '' : ` На руку повертається ${technology(displaced)}.`;
    return `${say.seat(seat)} кладе технологію ${technology(id)}${origin} на актив ${asset(on)}.${old}`;
  },
  technologyTakenUp: ({ seat, technology: id, asset: on }, say) =>
    `${say.seat(seat)} знімає технологію ${technology(id)} з активу ${asset(on)} і бере на руку.`,
} satisfies Partial<Events>;
