import { setTimeout as delay } from 'node:timers/promises';
import { endFaults } from '../ledger/ends.ts';
import type { ChaosProduct } from '../product/chaos-product.ts';
import type { Finding } from '../report/finding.ts';
import type { Load } from '../load/load.ts';
import { letTimePass } from '../servers/let-time-pass.ts';
import { readPassages } from '../servers/passages.ts';

/** The sweep comes every 30 s, and may have come just before. */
const ENDED_WITHIN_MS = 60_000;
const PAUSE_MS = 1_000;

/** Whether offers whose time has come end by themselves, once each, though Redis lost their job. */
export async function judgeEndsInTime({ servers }: ChaosProduct, load: Load): Promise<Finding> {
  const sessions = load.departures.sessions.map((session) => ({ ...session, isEnded: true }));
  await letTimePass(
    servers.mongodb.urlFor('providers'),
    sessions.map(({ userId }) => userId),
  );
  const startedAt = performance.now();
  for (;;) {
    const { lost, tooMany } = endFaults(sessions, await readPassages(servers.nats.url));
    const faults = [...lost, ...tooMany].map((id) => `offer ${id}`);
    if (faults.length === 0 || performance.now() - startedAt > ENDED_WITHIN_MS)
      return { what: 'offers not ended in time', of: `${sessions.length} whose time came`, faults };
    await delay(PAUSE_MS);
  }
}
