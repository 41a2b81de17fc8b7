import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import type { RoadTowns } from '../../src/routing/domain/road-graph.js';
import { loadTowns } from '../../src/routing/load-roads.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import type { SnappedPlace } from '../../src/routing/domain/route-length.js';

/** Maximum distance from the centre of a province, degrees. */
const AROUND = 0.12;

/** Pseudo-random data, the same in every run. */
export function seeded({ router }: { readonly router: EmbeddedRouter }, seed: number) {
  const towns: RoadTowns = loadTowns();
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const near = (town: RoadTowns[number]) => ({
    latitude: town.latitude + (next() - 0.5) * 2 * AROUND,
    longitude: town.longitude + (next() - 0.5) * 2 * AROUND,
  });
  const snap = (around?: RoadTowns[number]): SnappedPlace => {
    return router.snapOrNull(near(around ?? pick(towns))) ?? snap(around);
  };
  return {
    /** At one of two provinces, with a route between them. */
    provider(id: number): ActiveProvider {
      const [from, to] = [pick(towns), pick(towns)];
      const activeService = pick(SERVICE_TYPES);
      const ends = { serviceFrom: from.name, serviceTo: to.name };
      return anActiveProvider({ id, activeService, ...ends, ...near(pick([from, from, pick(towns)])) });
    },
    /** Picks two points in or around different provinces. */
    ends: (): [SnappedPlace, SnappedPlace] => [snap(), snap()],
    /** Around one province. */
    nearEnds: (): [SnappedPlace, SnappedPlace] => {
      const town = pick(towns);
      return [snap(town), snap(town)];
    },
  };
}
