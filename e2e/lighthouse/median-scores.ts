import type { CategoryScore } from './audit-page.ts';

/**
 * A category over several runs: the middle score, with what was wanting then, and every score in
 * the order of the runs.
 */
export interface MedianScore extends CategoryScore {
  readonly all: readonly number[];
}

/** One run on a busy machine says little; the middle one of some says more. */
export function medianScores(runs: readonly CategoryScore[][]): MedianScore[] {
  return (runs[0] ?? []).flatMap(({ title }) => {
    const scores = runs.flatMap((run) => run.filter((category) => category.title === title));
    const middle = [...scores].sort((a, b) => a.score - b.score)[Math.floor(scores.length / 2)];
    return middle ? [{ ...middle, all: scores.map(({ score }) => score) }] : [];
  });
}
