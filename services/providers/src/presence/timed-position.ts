/** A point and when the device was there, ms. */
export interface TimedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

/**
 * The field `position` of a provider's hash: one text, since its parts change together, and each further field that a position writes would
 * cost Redis about a tenth more.
 */
export function positionField({ latitude, longitude, at }: TimedPosition): string {
  return `${latitude} ${longitude} ${at}`;
}

/** What the field holds; undefined when it is missing or holds something else. */
export function readPosition(field: string | null | undefined): TimedPosition | undefined {
  const [latitude, longitude, at] = field?.split(' ') ?? [];
  if (!latitude || !longitude || !at) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), at: Number(at) };
}
