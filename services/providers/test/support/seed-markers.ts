import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type StoredRecord, withCollection } from '@rotadas/test-kit/with-collection';
import { newOffer } from '../../src/offers/domain/new-offer.js';
import { markerFields, positionText } from '../../src/markers/store/marker.mapper.js';
import { MARKERS } from './marker-keys.js';
import { anOffer } from './provider-calls.js';
import type { TestBed } from './test-bed.js';

/** One of many who are on the map without having gone online one by one. */
export interface Seeded extends Coordinates {
  readonly userId: number;
  readonly type?: ServiceType;
  /** When its offer ends, ms; null when never. */
  readonly endsAt?: number | null;
}

/**
 * Puts many on the map at once, as the service leaves them in Redis and in MongoDB: a sweep takes
 * away whom MongoDB does not know.
 */
export async function seedMarkers(
  { redis, addresses }: Pick<TestBed, 'redis' | 'addresses'>,
  seeded: readonly Seeded[],
): Promise<void> {
  const pipeline = redis.pipeline();
  const records: StoredRecord[] = [];
  for (const { userId, type = 'taxi', endsAt = null, latitude, longitude } of seeded) {
    const now = Date.now();
    const offer = newOffer(userId, userId, anOffer({ type }), now);
    const person = { fullName: 'Ayşe Yılmaz', phone: null, profileAt: now, since: now };
    const record = { userId, isOnline: true, session: 1, ...person, endsAt, offer };
    const position = `${now * 1_000} ${positionText({ latitude, longitude, receivedAt: now })}`;
    pipeline.hset(MARKERS.markerKey(userId), 'position', position, 'session', '1', ...markerFields(record));
    pipeline.geoadd(MARKERS.geoKey, longitude, latitude, userId);
    const { userId: _id, ...known } = record;
    records.push({ _id, ...known });
  }
  await withCollection(addresses.mongodb, 'providers', (all) =>
    all.bulkWrite(
      records.map((replacement) => ({
        replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
      })),
    ),
  );
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
