import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';

/** A ring is split into this many parts, so that like clusters share one image. */
export const RING_PARTS = 12;

/** A run of the ring in one type's colour, as shares of the whole turn. */
export interface RingArc {
  type: ServiceType;
  from: number;
  to: number;
}

/**
 * The arcs of a ring from its parts per type, in the order of SERVICE_TYPES; parts are rounded, so
 * they rarely add up.
 */
export function ringArcs(parts: readonly number[]): RingArc[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let from = 0;
  return SERVICE_TYPES.flatMap((type, index) => {
    const part = parts[index] ?? 0;
    if (part <= 0) return [];
    const arc = { type, from, to: from + part / whole };
    from = arc.to;
    return [arc];
  });
}
