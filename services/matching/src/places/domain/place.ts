import type { Place as ShownPlace } from '@rotadas/contracts/matching/place';

/** A named point of Türkiye, as it is answered, with what only the search needs. */
export interface Place extends Readonly<ShownPlace> {
  /** Inhabitants; absent where nobody lives or nobody counted. */
  readonly population?: number;
  /** Other names that people type, such as an airport's IATA code. */
  readonly aliases: readonly string[];
}
