import type { Outcome } from './result/outcome.ts';

/** How a row is to be measured. */
export interface RowContext {
  /** A small size that only shows that the row runs. */
  readonly quick: boolean;
  /** How often the row and its reference are measured. */
  readonly rounds: number;
  /** The folder for the services' processor profiles, where they are wanted. */
  readonly profiles: string | undefined;
  log(line: string): void;
}

/** A row of the benchmark (docs/performance.md). */
export interface Row {
  readonly number: number;
  readonly what: string;
  /** Measures it with servers, services and references of its own, and leaves nothing running. */
  run(context: RowContext): Promise<Outcome[]>;
}
