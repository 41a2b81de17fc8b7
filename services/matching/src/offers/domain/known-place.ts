import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** An end of a way whose coordinates are known. */
export interface KnownPlace extends Readonly<Coordinates> {
  /** Of the list of places; null for a point that somebody chose on the map. */
  readonly placeId: string | null;
}
