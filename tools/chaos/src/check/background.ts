import { setTimeout as delay } from 'node:timers/promises';
import { endFaults } from '../ledger/ends.ts';
import { onceFaults } from '../ledger/once.ts';
import type { ChaosProduct } from '../product/chaos-product.ts';
import type { Fault } from '../plan/fault-plan.ts';
import type { Finding } from '../report/finding.ts';
import type { Load } from '../load/load.ts';
import { leftJobs } from '../servers/jobs.ts';
import { readMails } from '../servers/mails.ts';
import { readPassages } from '../servers/passages.ts';

/**
 * For so long what is done in the background may go on, ms: deliveries that failed are tried again
 * after 5, 15 and 35 s, events after 30 s.
 */
const DONE_WITHIN_MS = 120_000;
const PAUSE_MS = 2_000;

/**
 * Redis answers before its file is written where the disk is slow, 2 s at the most, in which an
 * offer begins, or two. The sweep ends what has lost its job.
 */
const LOST_BY_A_KILL = 2;

/** What came of the work in the background, and how many mails came a second time. */
export interface BackgroundVerdict {
  readonly findings: readonly Finding[];
  /** Mails with the same `Message-ID` as one before, which mail programs show once. */
  readonly repeatedMails: number;
  readonly afterMs: number;
}

/**
 * Looks until all is done, no longer than that may take. A Redis that is killed may lose jobs of
 * its last moments.
 */
export async function judgeBackground(
  product: ChaosProduct,
  load: Load,
  faults: readonly Fault[],
): Promise<BackgroundVerdict> {
  const redisKills = faults.filter(({ part, kind }) => part === 'Redis' && kind === 'kill').length;
  const startedAt = performance.now();
  for (;;) {
    const { findings, ...counts } = await look(product, load, redisKills * LOST_BY_A_KILL);
    const afterMs = Math.round(performance.now() - startedAt);
    const isDone = findings.every(({ faults }) => faults.length === 0);
    if (isDone || afterMs > DONE_WITHIN_MS) return { findings, ...counts, afterMs };
    await delay(PAUSE_MS);
  }
}

async function look({ servers, mailDir }: ChaosProduct, load: Load, mayBeLost: number) {
  const { sessions: stays } = load.departures;
  const sessions = [...load.visits.sessions, ...stays];
  const ends = endFaults(sessions, await readPassages(servers.nats.url));
  const jobs = await leftJobs(servers.redis.url);
  const told = await load.departures.faults();
  const mails = onceFaults(told.notificationIds.map(String), await readMails(mailDir));
  const ofSessions = `${sessions.length} sessions`;
  const ofMatches = `${stays.length} offers that fit saved routes, ${told.notificationIds.length} told`;
  const lostJobs = stays.filter(({ userId }) => !jobs.endsOf.has(userId));
  const findings: Finding[] = [
    { what: 'begins and ends lost', of: ofSessions, faults: ends.lost.map((id) => `offer ${id}`) },
    { what: 'ends too many', of: ofSessions, faults: ends.tooMany.map((id) => `offer ${id}`) },
    { what: 'matches lost', of: ofMatches, faults: told.lost },
    { what: 'matches told twice', of: ofMatches, faults: told.twice },
    {
      what: 'mails lost',
      of: `${told.notificationIds.length} notifications`,
      faults: mails.lost.map((id) => `notification ${id}`),
    },
    {
      what: 'jobs lost',
      of: `${stays.length} offers that end by themselves, ${lostJobs.length} by a killed Redis`,
      faults: lostJobs.slice(mayBeLost).map(({ offerId }) => `the end of offer ${offerId}`),
    },
    {
      what: 'jobs given up or left over',
      of: 'all pushes, mails and ends of offers',
      faults: [...jobs.givenUp, ...(jobs.unsent > 0 ? [`${jobs.unsent} not sent`] : [])],
    },
  ];
  return { findings, repeatedMails: mails.twice.length };
}
