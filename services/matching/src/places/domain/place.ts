/** What a place can be. */
export const PLACE_KINDS = [
  'province',
  'district',
  'town',
  'village',
  'neighbourhood',
  'airport',
  'bus-terminal',
  'pier',
  'station',
  'square',
  'university',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named point of Türkiye that a way can begin or end at. */
export interface Place {
  /** Stays the same when the data are built anew: it has the source's own id in it. */
  readonly id: string;
  readonly name: string;
  /** As officially listed, 'Merkez' for a province's own; null for a province. */
  readonly district: string | null;
  readonly province: string;
  readonly kind: PlaceKind;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants; absent where nobody lives or nobody counted. */
  readonly population?: number;
  /** Other names that people type, such as an airport's IATA code. */
  readonly aliases: readonly string[];
}
