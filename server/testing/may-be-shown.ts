import { rulesNamed } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import type { GameRecord, Seat } from '@parlour/kernel';

/** What a seat, or somebody who looks on, may be shown of a game: by the rules alone, from the whole record. */
export async function mayBeShown(record: GameRecord, seeds: readonly string[]) {
  const released = rulesNamed(record.game, record.rules.bundle);
  if (released === null) throw new Error('no rules');
  const rules = await loadRules(released);
  const matches = [rules.begin({ ...record, seed: seeds[0] ?? '' })];
  const news: { line: unknown; events: readonly unknown[] }[] = [
    { line: null, events: rules.about(matches[0] as never).opening },
  ];
  for (const entry of record.entries) {
    const done = rules.repeat(matches.at(-1) as never, entry, seeds);
    if (!done.ok) throw new Error(done.refusal.refused);
    matches.push(done.match);
    news.push({ line: done.line, events: done.events });
  }
  const matchAt = (version: number) => matches[version] as never;
  const newsAt = (version: number, seat: Seat | null) => ({
    line: news[version]?.line == null ? null : rules.show(news[version]?.line, seat),
    events: news[version]?.events.map((event) => rules.show(event, seat)) ?? [],
  });
  return {
    rules,
    /** The position after so many lines. */
    sight: (version: number, seat: Seat | null) => ({
      view: rules.view(matchAt(version), seat),
      facts: rules.facts(matchAt(version), seat),
      ...(seat === null ? { offers: [], refused: [] } : rules.menu(matchAt(version), seat)),
      ...newsAt(version, seat),
    }),
    /** One line of the log. */
    news: newsAt,
    preview: (version: number, seat: Seat, choice: { type: string }) =>
      rules.preview(matchAt(version), seat, choice as never),
    why: (version: number, seat: Seat, choice: object) => rules.why(matchAt(version), seat, choice),
  };
}

export type MayBeShown = Awaited<ReturnType<typeof mayBeShown>>;
