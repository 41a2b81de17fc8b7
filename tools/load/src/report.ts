import type { Delays } from './measure/delays.ts';
import type { LoadResult } from './run/run-load.ts';

/** What a run came to, line by line. */
export function reportLines({
  seconds,
  tally,
  delays,
  warmUpDelays,
  endDelays,
  verdict,
}: LoadResult): string[] {
  const perSecond = (count: number) => `${Math.round(count / seconds)}/s`;
  const freshness = (of: Delays) =>
    [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${of.percentile(share) ?? '–'} ms`).join(', ');
  const errors = Object.entries(tally.errors).map(([name, count]) => `${name} ${count}`);
  return [
    `positions  sent ${tally.sent} (${perSecond(tally.sent)}), acknowledged ${tally.acknowledged} (${perSecond(tally.acknowledged)})`,
    `viewers    ${tally.frames} frames (${perSecond(tally.frames)}), ${delays.count} moves seen`,
    `freshness  ${freshness(delays)}`,
    `  before   ${freshness(warmUpDelays)}`,
    `  after    ${freshness(endDelays)}`,
    `errors     ${errors.join(', ') || 'none'}`,
    `at the end ${verdict.wrongViewers} viewers wrong, ${verdict.unanswered} providers without an answer`,
    ...verdict.examples.map((example) => `           ${example}`),
  ];
}

/** Whether all went well: nothing refused, nothing unanswered, no viewer wrong. */
export function isSuccess({ tally, verdict }: LoadResult): boolean {
  return verdict.wrongViewers === 0 && verdict.unanswered === 0 && Object.keys(tally.errors).length === 0;
}
