import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { withCollection } from '@rotadas/test-kit/connections';
import { BALIKESIR } from '../places.ts';

const BATCH = 5_000;

/** IDs of owners without an account, whose routes are in the east. */
const OWNERS_FROM = 1_000_000;

const SUSURLUK = { latitude: 39.91, longitude: 28.16 };
/** 1,000 km from Balıkesir, and a radius, degrees. */
const EAST = { latitude: 38.5, longitude: 41 };
const AROUND = 1.5;

/** Saves one route from Balıkesir to Susurluk for each of `owners`, and the others in the east. */
export async function seedSavedRoutes(
  mongodbUrl: string,
  count: number,
  owners: readonly number[],
): Promise<void> {
  await withCollection(mongodbUrl, 'saved-routes', async (routes) => {
    for (let from = 0; from < count; from += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at + 1);
      await routes.insertMany(ids.map((id) => toDocument(id, owners[id - 1])));
    }
  });
}

function toDocument(id: number, owner: number | undefined) {
  const isFitting = owner !== undefined;
  const end = (name: string, point: typeof EAST): SavedRoute['from'] => ({ name, placeId: null, point });
  const [from, to] = isFitting
    ? [end('Balıkesir', BALIKESIR), end('Susurluk', SUSURLUK)]
    : [end('Doğuda', inTheEast(id)), end('Daha doğuda', inTheEast(id + 0.5))];
  return {
    _id: id,
    userId: owner ?? OWNERS_FROM + id,
    slot: 0,
    from,
    to,
    distanceMetres: isFitting ? 50_000 : 150_000,
    serviceType: 'all',
    maxDetourMetres: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: Date.now(),
    notifiedOfferIds: [],
  };
}

function inTheEast(number: number) {
  const spread = (step: number) => (((number * step) % 1) * 2 - 1) * AROUND;
  return { latitude: EAST.latitude + spread(0.618_034), longitude: EAST.longitude + spread(0.414_214) };
}
