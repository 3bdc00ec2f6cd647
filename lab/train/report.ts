import type { Lesson, Training } from './train.ts';

const percent = (n: number): string => `${(100 * n).toFixed(0)} %`;

/** What was learnt, how well it foretells games it has not seen, and how to repeat it. */
export function trainingReport(training: Training, lessons: readonly Lesson[]): string {
  const { game, games, seed, explores } = training;
  const lines = [
    `# What a position is worth: ${game}`,
    '',
    `Written by \`parlour lab train ${game} --games ${games} --seed ${seed} --explore ${explores}\`, which repeats it. Self-play by the policy of the`,
    `play-outs; ${explores} in 100 answers explore. A good figure here proves nothing yet: only matches do.`,
  ];
  for (const { kind, seats, positions, names, standardized, weights, validation } of lessons) {
    const { logLoss, baseline, auc, calibration } = validation;
    lines.push(
      ...['', `## Table “${kind}”, ${seats} seats`, ''],
      `${games} games, ${positions} positions; a fifth of the games was kept for validation (${validation.positions} positions):`,
      `log loss ${logLoss.toFixed(3)} (knowing nothing: ${baseline.toFixed(3)}), area under the curve ${auc.toFixed(3)}.`,
      ...['', '| said | came | positions |', '| --- | --- | --- |'],
      ...calibration.map(({ said, came, count }) => `| ${percent(said)} | ${percent(came)} | ${count} |`),
      ...['', '| feature | weight | where it varies as usual |', '| --- | --- | --- |'],
      ...names.map(
        (name, i) =>
          `| ${name} | ${(weights[i] as number).toPrecision(3)} | ${(standardized[i] as number).toFixed(2)} |`,
      ),
    );
  }
  return `${lines.join('\n')}\n`;
}
