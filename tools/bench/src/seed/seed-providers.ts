import { Redis } from 'ioredis';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { markerFields, positionText } from '@rotadas/providers/markers/store/marker.mapper';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { newOffer } from '@rotadas/providers/offers/domain/new-offer';
import { MarkerLayout } from '@rotadas/providers/store/marker-layout';
import { firstSweepOver } from './first-sweep.ts';
import { placeInTurkiye } from './place-in-turkiye.ts';

/** Where the markers lie by default: in one shard. */
const MARKERS = new MarkerLayout(1).shardOf(0);

/** Beyond the ids of the real accounts of a run. */
const FIRST_SEEDED = 10_000_000;

/** Also in a geo-set of the benchmark's own, for a reference that searches nobody but them. */
export const SEEDED_GEO_KEY = 'bench:everybody';

const BATCH = 1_000;

const OFFER: OfferInput = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always', showPhone: true };

/** Where what the seed writes and waits for is. */
type SeededProduct = Pick<OwnProduct, 'redisUrl' | 'markersUrl'>;

/** Where a seeded provider is, and what it offers. */
export interface Seeded {
  readonly place: Coordinates;
  readonly offer: OfferInput;
}

/** Taxis, spread evenly. */
const taxi = (index: number): Seeded => ({ place: placeInTurkiye(index), offer: OFFER });

/**
 * Puts providers straight into the product's Redis, as the providers service leaves them there (its
 * marker's hash, the geo-set): those who are merely known. A million would take hours through
 * the API. Whoever sends anything in a benchmark came online through the API.
 */
export async function seedProviders(
  product: SeededProduct,
  from: number,
  count: number,
  seeded: (index: number) => Seeded = taxi,
): Promise<void> {
  await firstSweepOver(product.redisUrl);
  const redis = new Redis(product.markersUrl);
  try {
    for (let start = from; start < from + count; start += BATCH) {
      const pipeline = redis.pipeline();
      const end = Math.min(start + BATCH, from + count);
      for (let index = start; index < end; index += 1) {
        const id = FIRST_SEEDED + index;
        const { place, offer } = seeded(index);
        pipeline.hset(MARKERS.markerKey(id), ...markerOf(id, index, { place, offer }, Date.now()));
        pipeline.geoadd(MARKERS.geoKey, place.longitude, place.latitude, id);
        pipeline.geoadd(SEEDED_GEO_KEY, place.longitude, place.latitude, id);
      }
      for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
    }
  } finally {
    redis.disconnect();
  }
}

function markerOf(id: number, index: number, { place, offer }: Seeded, now: number): string[] {
  const record = {
    userId: id,
    isOnline: true,
    session: 1,
    fullName: `Sürücü ${index}`,
    phone: '0555 555 55 55',
    profileAt: now,
    since: now,
    endsAt: null,
    offer: newOffer(id, id, offer, now),
  };
  const position = `${now * 1_000} ${positionText({ ...place, receivedAt: now })}`;
  const fields = { position, session: String(record.session) };
  return [...Object.entries(fields).flat(), ...markerFields(record)];
}
