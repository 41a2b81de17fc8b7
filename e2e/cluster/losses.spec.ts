import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { Account } from '../support/accounts.ts';
import { callApi, PROFILE } from '../support/api.ts';
import { newOnline, type OnlineProvider } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { isComplete } from '../support/product-status.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount } from '../support/signed-in.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { sendCommand } from './support/control.ts';
import { SERVER_KINDS } from './support/start-cluster.ts';

const LIMIT_MS = 180_000;
const RECOVERY_MS = 60_000;

const PROVIDERS = 6;
const VIEWERS = 6;
const SPOT = { latitude: 37.76, longitude: 30.55 };
const ROUTE = { from: { name: 'Isparta' }, to: { name: 'Antalya' } };
const OFFER = { type: 'companion', from: 'Isparta', to: 'Antalya' };

/** A person's changes that were acknowledged during a loss. */
interface Acknowledged {
  /** Epoch ms; the profile's description contains it. */
  changedAt: number;
  readonly saved: Set<number>;
  readonly removed: Set<number>;
}

const product = sharedProduct();

test.describe('a cluster', () => {
  test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
  let people: OnlineProvider[];
  let admin: Account;
  let viewers: LiveViewer[];

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    people = [];
    admin = await adminAccount(product);
    for (let at = 0; at < PROVIDERS; at += 1)
      people.push(await newOnline(product, 'Yolda Biri', SPOT, OFFER));
    viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(product, SPOT));
  });
  test.afterAll(() => viewers.forEach((viewer) => viewer.stop()));

  for (const kind of SERVER_KINDS)
    test(`the loss of one server of ${kind} loses no acknowledged change`, async () => {
      await underLoad(() => sendCommand('lose-server', kind));
      await sendCommand('restore-servers', kind);
      await expectAllToWork();
    });

  for (const service of ServiceName.options)
    test(`the loss of one instance of ${service} loses no acknowledged change`, async () => {
      await underLoad(() => sendCommand('lose-instance', service));
      await sendCommand('add-instance', service);
    });

  async function underLoad(lose: () => Promise<string>): Promise<void> {
    const load = new SteadyLoad();
    const all = new Map(people.map((person) => [person, work(load, person)]));
    await expectAllToWork();
    const takenOutBefore = await sendCommand('times-taken-out');
    const lost = await lose();
    const lostAt = performance.now();
    await expectAllToWork();
    const took = ((performance.now() - lostAt) / 1_000).toFixed(1);
    const { succeeded, failed } = await load.stop();
    test.info().annotations.push({ type: 'loss', description: `${lost}: all worked again in ${took} s` });
    process.stdout.write(
      `  lost ${lost}: all worked again in ${took} s; ${formatCounts(succeeded)}; ${formatCounts(failed)}\n`,
    );
    for (const [{ account }, { changedAt, saved, removed }] of all) {
      const { body: me } = await callApi(product, 'GET', '/api/users/me', { account });
      // A change without a response may be stored.
      expect(readChangedAt(me)).toBeGreaterThanOrEqual(changedAt);
      const { body: routes } = await callApi(product, 'GET', '/api/saved-routes', { account });
      const kept = readIds(routes);
      expect(kept).toEqual(expect.arrayContaining([...saved]));
      expect(kept.filter((id) => removed.has(id))).toEqual([]);
      for (const id of kept) await callApi(product, 'DELETE', `/api/saved-routes/${id}`, { account });
    }
    await expectViewersToBeRight();
    expect(await sendCommand('times-taken-out')).toBe(takenOutBefore);
  }

  function work(load: SteadyLoad, { account }: OnlineProvider): Acknowledged {
    const done: Acknowledged = { changedAt: 0, saved: new Set(), removed: new Set() };
    load.repeat('position', 250, (round) => move(account, round), [204]);
    load.repeat('profile', 400, async () => {
      const now = Date.now();
      const status = await describeMe(account, now);
      if (status === 200) done.changedAt = now;
      return status;
    });
    load.repeat('saved route', 400, async () => {
      const [oldest] = done.saved;
      if (oldest !== undefined && done.saved.size > 2) {
        done.saved.delete(oldest); // a deletion without a response may have happened
        const { status } = await callApi(product, 'DELETE', `/api/saved-routes/${oldest}`, { account });
        if (status === 204) done.removed.add(oldest);
        return status === 204 ? 200 : status;
      }
      const { status, body } = await callApi(product, 'POST', '/api/saved-routes', { account, body: ROUTE });
      if (status === 201) done.saved.add((body as { id: number }).id);
      return status === 201 ? 200 : status;
    });
    return done;
  }

  async function expectAllToWork(): Promise<void> {
    const [first, second] = people;
    if (!first || !second) throw new Error('too few people');
    let wellInARow = 0;
    await expect
      .poll(
        async () => {
          const faults = await faultsOf(first, second);
          wellInARow = faults.length === 0 ? wellInARow + 1 : 0;
          return faults.join() || `${wellInARow} of 3`;
        },
        { timeout: RECOVERY_MS, intervals: [200] },
      )
      .toBe('3 of 3');
  }

  async function faultsOf({ account }: OnlineProvider, seeker: OnlineProvider): Promise<string[]> {
    const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
      callApi(product, method, path, { account: seeker.account, ...(body && { body }) }).then(
        ({ status, body: response }) => ({ status, response }),
        (error: unknown) => ({ status: 0, response: String(error) }),
      );
    const [list, me, matches, inbox, status] = await Promise.all([
      call('GET', '/api/providers/active'),
      call('GET', '/api/users/me'),
      call('POST', '/api/matches', ROUTE),
      call('GET', '/api/notifications'),
      isComplete(product, admin).then((complete) => ({ status: complete ? 200 : 503 })),
    ]);
    const moved = await move(account, 0).catch(() => 0);
    const found = { list, me, matches, inbox, status };
    return [
      ...Object.entries(found).flatMap(([name, { status }]) => (status === 200 ? [] : `${name} ${status}`)),
      ...(moved === 204 ? [] : [`position ${moved}`]),
    ];
  }

  async function expectViewersToBeRight(): Promise<void> {
    for (const [at, { account, id }] of people.entries()) {
      const spot = { ...SPOT, latitude: Number((SPOT.latitude + at / 100).toFixed(5)) };
      await expect
        .poll(() => callApi(product, 'POST', '/api/providers/location', { account, body: spot }))
        .toMatchObject({ status: 204 });
      for (const viewer of viewers) await expect.poll(() => viewer.provider(id)).toMatchObject(spot);
    }
  }
});

async function move(account: Account, round: number): Promise<number> {
  const body = { ...SPOT, latitude: Number((SPOT.latitude + (round % 100) / 1_000).toFixed(5)) };
  return (await callApi(product, 'POST', '/api/providers/location', { account, body })).status;
}

async function describeMe(account: Account, changedAt: number): Promise<number> {
  const body = { ...PROFILE, fullName: 'Yolda Biri', description: String(changedAt) };
  return (await callApi(product, 'POST', '/api/users/profile', { account, body })).status;
}

const readChangedAt = (me: unknown): number => Number((me as { description: string }).description);

const readIds = (routes: unknown): number[] => (routes as { id: number }[]).map(({ id }) => id);

const formatCounts = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'none failed';
