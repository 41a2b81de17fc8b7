import { setTimeout as delay } from 'node:timers/promises';
import type { Heartbeat } from '@rotadas/contracts/live/cell-change';
import { LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { markerHash } from '@rotadas/providers/markers/store/marker-format';
import { MarkerLayout } from '@rotadas/providers/markers/store/marker-layout';
import { newOffer } from '@rotadas/providers/offers/domain/new-offer';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { withNats, withRedis } from '@rotadas/test-kit/connections';
import { placeInTurkiye } from '../places.ts';
import type { MeasuredProduct } from '../product/measured-product.ts';
import { cpuTime } from './cpu-time.ts';

const MARKERS = new MarkerLayout(1).shardFor(0);

const FIRST_SEEDED = 10_000_000;

export const SEEDED_GEO_KEY = 'bench:everybody';

const BATCH = 1_000;

const OFFER: OfferInput = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always', showPhone: true };

type SeededProduct = Pick<MeasuredProduct, 'redisUrl' | 'markersUrl'>;

export interface Seeded {
  readonly place: Coordinates;
  readonly offer: OfferInput;
}

const taxi = (index: number): Seeded => ({ place: placeInTurkiye(index), offer: OFFER });

/** Writes providers to Redis as the service does: through the API a million takes hours. */
export async function seedProviders(
  product: SeededProduct,
  from: number,
  count: number,
  seeded: (index: number) => Seeded = taxi,
): Promise<void> {
  await waitForFirstSweep(product.redisUrl);
  await withRedis(product.markersUrl, async (redis) => {
    for (let start = from; start < from + count; start += BATCH) {
      const pipeline = redis.pipeline();
      const end = Math.min(start + BATCH, from + count);
      for (let index = start; index < end; index += 1) {
        const id = FIRST_SEEDED + index;
        const { place, offer } = seeded(index);
        pipeline.hset(MARKERS.markerKey(id), ...toMarker(id, index, { place, offer }, Date.now()));
        pipeline.geoadd(MARKERS.geoKey, place.longitude, place.latitude, id);
        pipeline.geoadd(SEEDED_GEO_KEY, place.longitude, place.latitude, id);
      }
      for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
    }
  });
}

function toMarker(id: number, index: number, { place, offer }: Seeded, now: number): string[] {
  const record = {
    userId: id,
    isOnline: true,
    session: 1,
    fullName: `Sürücü ${index}`,
    phone: '0555 555 55 55',
    rating: 0,
    ratings: 0,
    profileAt: now,
    since: now,
    endsAt: null,
    offer: newOffer(id, id, offer, now),
  };
  return markerHash(record, { ...place, receivedAt: now }, now * 1_000);
}

const FIRST_SWEEP_MS = 60_000;

const queueKey = (state: string) => `${QUEUE_PREFIX}:${QUEUES.offerExpiry}:${state}`;

/** The first sweep removes providers that MongoDB does not have. */
async function waitForFirstSweep(redisUrl: string): Promise<void> {
  await withRedis(redisUrl, (redis) => {
    const check = async (): Promise<void> => {
      const jobs = [redis.llen(queueKey('wait')), redis.llen(queueKey('active'))];
      const [next, ...left] = await Promise.all([redis.zcard(queueKey('delayed')), ...jobs]);
      if (next === 0 || left.some((count) => count > 0)) throw new Error('it has not finished');
    };
    return waitUntil(check, { what: 'The first sweep', timeoutMs: FIRST_SWEEP_MS });
  });
}

const REST_SHARE = 0.1;
const REST_MS = 6_000;

const REST_WITHIN_MS = 300_000;

/** Makes matching read the providers from Redis, and waits until it is idle. */
export async function publishSeeded({ natsUrl, pids }: MeasuredProduct): Promise<void> {
  const pid = pids.get('matching');
  if (pid === undefined) throw new Error('matching does not run');
  await withNats(natsUrl, async (nats) => {
    for (const isLast of [false, true])
      nats.publish(LIVE_HEARTBEAT, JSON.stringify({ publisher: 'bench', isLast } satisfies Heartbeat));
    await nats.flush();
  });
  const until = performance.now() + REST_WITHIN_MS;
  for (let before = cpuTime(pid); performance.now() < until; before = cpuTime(pid)) {
    await delay(REST_MS);
    if (cpuTime(pid) - before < (REST_SHARE * REST_MS) / 1_000) return;
  }
  throw new Error('matching did not become idle');
}
