/** How long `count` people took for a step, `ms` in all, as a line of the report. */
export function stepLine(name: string, count: number, ms: number): string {
  const seconds = ms / 1_000;
  return `${name.padEnd(24)} ${count} in ${seconds.toFixed(1)} s (${Math.round(count / seconds)}/s)`;
}
