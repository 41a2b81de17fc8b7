/** What is wrong with things that have to be there exactly once. */
export interface OnceFaults {
  /** What was acknowledged and is not there. */
  readonly lost: readonly string[];
  /** What is there more than once, acknowledged or not. */
  readonly twice: readonly string[];
}

/** Compares what was acknowledged with what was found; what was not answered may be there, once. */
export function onceFaults(acknowledged: Iterable<string>, found: readonly string[]): OnceFaults {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter((each) => !counts.has(each)),
    twice: [...counts].filter(([, count]) => count > 1).map(([each]) => each),
  };
}
