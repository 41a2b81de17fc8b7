import type { Agreement, AgreementEnd } from '@rotadas/contracts/agreements/agreement';
import { textKey } from '@rotadas/contracts/primitives/fold-turkish';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';

const NEAR_METRES = 25_000;

const NEAR_MS = 2 * 3_600_000;

type Trip = Pick<Agreement, 'from' | 'to' | 'departsAt'>;

/** Whether two agreements lead the same way at about the same time. */
export function isSameTrip(one: Trip, other: Trip): boolean {
  const isNear = Math.abs(one.departsAt - other.departsAt) <= NEAR_MS;
  return isNear && isSamePlace(one.from, other.from) && isSamePlace(one.to, other.to);
}

function isSamePlace(one: AgreementEnd, other: AgreementEnd): boolean {
  if (!one.point || !other.point) return textKey(one.name) === textKey(other.name);
  const north = one.point.latitude - other.point.latitude;
  const east = (one.point.longitude - other.point.longitude) * Math.cos(one.point.latitude * RADIANS);
  return Math.hypot(north, east) * METRES_PER_DEGREE <= NEAR_METRES;
}
