import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { KnownPlace } from './known-place.js';
import { metresBetween } from './meant-place.js';

/**
 * How an offer is held against a wished way:
 * - `way`: by the detour on the roads;
 * - `stops`: the same, on a way that leads over stops;
 * - `crossing`: it goes by air or sea, so that both ends have to be near to mine;
 * - `nearness`: it goes wherever I go, so that only the way to me counts;
 * - `name`: the place where it ends is unknown or off the roads, so that only the names count.
 */
export type Measure = 'way' | 'crossing' | 'nearness' | 'name' | 'stops';

/** All of them; columns hold the number of one. */
export const MEASURES = [
  'way',
  'crossing',
  'nearness',
  'name',
  'stops',
] as const satisfies readonly Measure[];

/** An offer whose ends are nearer to each other has no route to compare. */
const NO_WAY_METRES = 1_000;

const BY_TYPE: Readonly<Record<ServiceType, 'way' | 'crossing' | 'nearness'>> = {
  companion: 'way',
  taxi: 'nearness',
  shuttle: 'way',
  moto_courier: 'nearness',
  cargo: 'way',
  shipping: 'way',
  air_transport: 'crossing',
  sea_transport: 'crossing',
  sea_tours: 'nearness',
};

/**
 * How an offer of a type is measured. One whose ends are less than `NO_WAY_METRES` apart, without a
 * stop, is measured by nearness, as boat tours are.
 *
 * @param hasStops whether its way leads over stops that are known and near a road
 * @param isOnRoads whether both the provider and its end are near a road
 */
export function measureOf(
  type: ServiceType,
  {
    from,
    to,
    hasStops,
  }: { readonly from: KnownPlace | null; readonly to: KnownPlace | null; readonly hasStops: boolean },
  isOnRoads: { readonly now: boolean; readonly end: boolean },
): Measure {
  const measure = BY_TYPE[type];
  if (!isOnRoads.now) return 'name';
  if (measure === 'nearness') return 'nearness';
  if (to === null || !isOnRoads.end) return 'name';
  if (measure === 'way' && hasStops) return 'stops';
  return measure === 'way' && from && metresBetween(from, to) < NO_WAY_METRES ? 'nearness' : measure;
}
