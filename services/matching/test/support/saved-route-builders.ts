import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { nameKey } from '../../src/saved-routes/domain/route-end.js';
import type { ComparableOffer } from '../../src/saved-routes/domain/comparable-offer.js';
import type { StoredRoute } from '../../src/saved-routes/domain/saved-route.js';

export const POINTS = {
  Afyon: { latitude: 38.757, longitude: 30.539 },
  Ankara: { latitude: 39.92, longitude: 32.85 },
  Balıkesir: { latitude: 39.65, longitude: 27.88 },
  Bursa: { latitude: 40.19, longitude: 29.06 },
  Eskişehir: { latitude: 39.777, longitude: 30.52 },
  Gemlik: { latitude: 40.43, longitude: 29.15 },
  İzmir: { latitude: 38.42, longitude: 27.13 },
  Konya: { latitude: 37.87, longitude: 32.48 },
  Kütahya: { latitude: 39.42, longitude: 29.98 },
  Mudanya: { latitude: 40.37, longitude: 28.88 },
  Susurluk: { latitude: 39.91, longitude: 28.16 },
} as const satisfies Record<string, Coordinates>;

type Name = keyof typeof POINTS;

/** A stored route from Susurluk to Bursa without restrictions. */
export function aStoredRoute(
  router: EmbeddedRouter,
  change: Partial<StoredRoute> = {},
  [from, to]: readonly [Name, Name] = ['Susurluk', 'Bursa'],
): StoredRoute {
  return {
    id: 1,
    userId: 7,
    from: { name: from, placeId: null, point: POINTS[from] },
    to: { name: to, placeId: null, point: POINTS[to] },
    distanceMetres: router.route(POINTS[from], POINTS[to]).distanceMetres,
    serviceType: 'all',
    maxDetourMetres: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: 1_000,
    ...change,
  };
}

/** From Balıkesir to Bursa, departing on a Monday at noon in Türkiye. */
export function aComparableOffer(
  router: EmbeddedRouter,
  change: Partial<ComparableOffer> = {},
  [from, to]: readonly [Name, Name] = ['Balıkesir', 'Bursa'],
): ComparableOffer {
  const points = [POINTS[from], POINTS[to]].map((point) => ({ ...point, ...router.access(point) }));
  return {
    userId: 8,
    type: 'companion',
    womenOnly: false,
    measure: 'route',
    start: POINTS[from],
    end: POINTS[to],
    points,
    departsAt: Date.parse('2026-11-23T12:00+03:00'),
    names: nameKey({ name: from, placeId: null }, { name: to, placeId: null }),
    ...change,
  };
}
