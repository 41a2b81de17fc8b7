import { setTimeout as delay } from 'node:timers/promises';
import type { SupervisedProduct } from '../product/supervised-product.ts';
import { allHold, type Finding, finding } from './checks.ts';
import type { Fault } from './faults.ts';
import { endFaults, onceFaults } from './expected-state.ts';
import type { Load } from './load.ts';
import { expireOffers, leftJobs, readMails, readPassages } from './stores.ts';

/** Failed deliveries are retried after 5, 15 and 35 s, events after 30 s, ms. */
const DONE_WITHIN_MS = 120_000;
const PAUSE_MS = 2_000;

/** Redis acknowledges up to 2 s before it writes. The sweep ends offers without a job. */
const LOST_BY_A_KILL = 2;

/** The sweep runs every 30 s, ms. */
const ENDED_WITHIN_MS = 60_000;

export interface BackgroundVerdict {
  readonly findings: readonly Finding[];
  readonly repeatedMails: number;
  readonly afterMs: number;
}

export async function judgeBackground(
  product: SupervisedProduct,
  load: Load,
  faults: readonly Fault[],
): Promise<BackgroundVerdict> {
  const redisKills = faults.filter(({ part, kind }) => part === 'Redis' && kind === 'kill').length;
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const found = await look(product, load, redisKills * LOST_BY_A_KILL);
    const afterMs = Math.round(performance.now() - startedAt);
    if (allHold(found.findings) || afterMs > DONE_WITHIN_MS) return { ...found, afterMs };
  }
}

async function look({ servers, mailDir }: SupervisedProduct, load: Load, mayBeLost: number) {
  const { sessions: stays } = load.departures;
  const sessions = [...load.work.visits, ...stays];
  const ends = endFaults(sessions, await readPassages(servers.nats.url));
  const jobs = await leftJobs(servers.redis.url);
  const notified = await load.departures.faults();
  const mails = onceFaults(notified.notificationIds.map(String), await readMails(mailDir));
  const lostJobs = stays.filter(({ userId }) => !jobs.endsOf.has(userId));
  const offers = (ids: readonly number[]) => ids.map((id) => `offer ${id}`);
  const ofMatches = `${stays.length} offers that fit saved routes, ${notified.notificationIds.length} notifications`;
  const findings = [
    finding('begins and ends lost', `${sessions.length} sessions`, offers(ends.lost)),
    finding('ends too many', `${sessions.length} sessions`, offers(ends.tooMany)),
    finding('matches lost', ofMatches, notified.lost),
    finding('matches notified twice', ofMatches, notified.twice),
    finding(
      'mails lost',
      `${notified.notificationIds.length} notifications`,
      mails.lost.map((id) => `notification ${id}`),
    ),
    finding(
      'jobs lost',
      `${stays.length} offers that end by themselves, ${lostJobs.length} by a killed Redis`,
      lostJobs.slice(mayBeLost).map(({ offerId }) => `the end of offer ${offerId}`),
    ),
    finding('jobs given up or left over', 'all pushes, mails and ends of offers', [
      ...jobs.givenUp,
      ...(jobs.unsent > 0 ? [`${jobs.unsent} not sent`] : []),
    ]),
  ];
  return { findings, repeatedMails: mails.twice.length };
}

/** Checks that the sweep ends offers whose job is lost. */
export async function judgeEndsInTime({ servers }: SupervisedProduct, load: Load): Promise<Finding> {
  const sessions = load.departures.sessions.map((session) => ({ ...session, isEnded: true }));
  const users = sessions.map(({ userId }) => userId);
  await expireOffers(servers.mongodb.urlFor('providers'), users);
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const { lost, tooMany } = endFaults(sessions, await readPassages(servers.nats.url));
    const faults = [...lost, ...tooMany].map((id) => `offer ${id}`);
    if (faults.length === 0 || performance.now() - startedAt > ENDED_WITHIN_MS)
      return { what: 'offers not ended in time', of: `${sessions.length} whose time was over`, faults };
  }
}
