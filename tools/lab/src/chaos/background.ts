import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { allPassed, type CheckResult, checkResult } from './checks.ts';
import type { Fault } from './faults.ts';
import { checkSessionEnds, checkExactlyOnce } from './expected-state.ts';
import type { Load } from './load.ts';
import { expireOffers, readRemainingJobs, readMails, readSessionEvents } from './stores.ts';

/** Failed deliveries are retried after 5, 15 and 35 s, events after 30 s, ms. */
const DONE_WITHIN_MS = 120_000;
const PAUSE_MS = 2_000;

/** Jobs that a killed Redis may lose (it syncs every 2 s); the sweep ends their offers. */
const JOBS_LOST_PER_KILL = 2;

/** The sweep runs every 30 s, ms. */
const ENDED_WITHIN_MS = 60_000;

export interface BackgroundResult {
  readonly results: readonly CheckResult[];
  readonly repeatedMails: number;
  readonly afterMs: number;
}

export async function checkBackground(
  product: TemporaryProduct,
  load: Load,
  faults: readonly Fault[],
): Promise<BackgroundResult> {
  const redisKills = faults.filter(({ part, kind }) => part === 'Redis' && kind === 'kill').length;
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const found = await checkOnce(product, load, redisKills * JOBS_LOST_PER_KILL);
    const afterMs = Math.round(performance.now() - startedAt);
    if (allPassed(found.results) || afterMs > DONE_WITHIN_MS) return { ...found, afterMs };
  }
}

async function checkOnce({ servers, dataDir }: TemporaryProduct, load: Load, mayBeLost: number) {
  const { sessions: stays } = load.departures;
  const sessions = [...load.workload.sessions, ...stays];
  const ends = checkSessionEnds(sessions, await readSessionEvents(servers.nats.url));
  const jobs = await readRemainingJobs(servers.redis.url);
  const notified = await load.departures.check();
  const mails = checkExactlyOnce(
    notified.notificationIds.map(String),
    await readMails(join(dataDir, 'mail')),
  );
  const lostMails = mails.lost.map((id) => `notification ${id}`);
  const lostJobs = stays.filter(({ userId }) => !jobs.usersWithExpiryJob.has(userId));
  const tooManyLost = lostJobs.slice(mayBeLost).map(({ offerId }) => `the end of offer ${offerId}`);
  const failed = [...jobs.givenUp, ...(jobs.unsent > 0 ? [`${jobs.unsent} not sent`] : [])];
  const offers = (ids: readonly number[]) => ids.map((id) => `offer ${id}`);
  const allSessions = `${sessions.length} sessions`;
  const allNotifications = `${notified.notificationIds.length} notifications`;
  const allMatches = `${stays.length} offers that match saved routes, ${allNotifications}`;
  const allJobs = `${stays.length} offers with a duration, ${lostJobs.length} jobs lost by a killed Redis`;
  const results = [
    checkResult('session starts and ends lost', allSessions, offers(ends.lost)),
    checkResult('session ends without a cause', allSessions, offers(ends.tooMany)),
    checkResult('matches lost', allMatches, notified.lost),
    checkResult('matches notified twice', allMatches, notified.duplicated),
    checkResult('mails lost', allNotifications, lostMails),
    checkResult('jobs lost', allJobs, tooManyLost),
    checkResult('jobs failed or left over', 'all push messages, mails and offer ends', failed),
  ];
  return { results, repeatedMails: mails.duplicated.length };
}

/** Checks that the sweep ends offers whose job is lost. */
export async function checkOffersEnd({ servers }: TemporaryProduct, load: Load): Promise<CheckResult> {
  const sessions = load.departures.sessions.map((session) => ({ ...session, isEnded: true }));
  const users = sessions.map(({ userId }) => userId);
  await expireOffers(servers.mongodb.urlFor('providers'), users);
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const { lost, tooMany } = checkSessionEnds(sessions, await readSessionEvents(servers.nats.url));
    const violations = [...lost, ...tooMany].map((id) => `offer ${id}`);
    if (violations.length === 0 || performance.now() - startedAt > ENDED_WITHIN_MS)
      return { what: 'offers not ended in time', total: `${sessions.length} expired offers`, violations };
  }
}
