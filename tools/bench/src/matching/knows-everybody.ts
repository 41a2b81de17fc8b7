import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import type { Pulse } from '@rotadas/contracts/live/cell-change';
import { LIVE_PULSE } from '@rotadas/contracts/live/live.subjects';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { cpuOf } from '../processes/cpu-of-children.ts';

/** It rests when it takes less than this share of a processor for so long, ms. */
const REST_SHARE = 0.1;
const REST_MS = 6_000;

const LIMIT_MS = 300_000;

/**
 * Lets the matching service take in whom was put into Redis past the providers service, and waits
 * until it rests. It looks anew because a publisher is heard of that it does not know.
 */
export async function letMatchingKnow({ natsUrl, pids }: OwnProduct): Promise<void> {
  const pid = pids.get('matching');
  if (pid === undefined) throw new Error('matching does not run');
  const nats = await connect(parseNatsAddress(natsUrl));
  const publisher = 'bench';
  for (const last of [false, true])
    nats.publish(LIVE_PULSE, JSON.stringify({ publisher, last } satisfies Pulse));
  await nats.drain();
  const until = performance.now() + LIMIT_MS;
  for (let before = cpuOf(pid); performance.now() < until; before = cpuOf(pid)) {
    await delay(REST_MS);
    if (cpuOf(pid) - before < (REST_SHARE * REST_MS) / 1_000) return;
  }
  throw new Error('matching never rests');
}
