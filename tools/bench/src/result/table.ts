import type { Outcome } from './outcome.ts';

/** A row of the benchmark with what came of it. */
export interface RowResult {
  readonly number: number;
  readonly what: string;
  readonly outcomes: readonly Outcome[];
}

const HEAD = ['#', 'what', 'measured', 'reference', 'figure', 'goal', 'met'];

/** The results as a Markdown table. */
export function tableOf(rows: readonly RowResult[]): string {
  const lines = rows.flatMap(({ number, what, outcomes }) =>
    outcomes.map((outcome) => [
      String(number),
      outcome.part === '' ? what : `${what}: ${outcome.part}`,
      `${short(outcome.measured)} ${outcome.unit}`,
      outcome.reference === null ? '–' : `${short(outcome.reference)} ${outcome.unit}`,
      short(outcome.figure),
      `${outcome.goal.kind} ${outcome.goal.value}`,
      outcome.isMet ? 'yes' : 'no',
    ]),
  );
  const rule = HEAD.map(() => '---');
  return [HEAD, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Three figures, or the whole number. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
