/** One thing that is held to be so after the faults, and what speaks against it. */
export interface Finding {
  readonly what: string;
  /** What was looked at, in a few words. */
  readonly of: string;
  /** A sentence for each fault; empty where it holds. */
  readonly faults: readonly string[];
}

const EXAMPLES_MAX = 5;

/** The findings as a table, and examples of what does not hold. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings.flatMap(({ what, of, faults }) => [
    `${what.padEnd(width)}  ${String(faults.length).padStart(4)}  of ${of}`,
    ...faults.slice(0, EXAMPLES_MAX).map((fault) => `  - ${fault}`),
  ]);
}

/** Whether all holds. */
export function allHold(findings: readonly Finding[]): boolean {
  return findings.every(({ faults }) => faults.length === 0);
}
