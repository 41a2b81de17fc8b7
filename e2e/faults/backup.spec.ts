import { readdir } from 'node:fs/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { expect, test } from '@playwright/test';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { EventType } from '@rotadas/contracts/protocol/event';
import { temporaryFolder, type TemporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';
import { withNats } from '@rotadas/test-kit/connections';
import { type Account, knownAccount } from '../support/accounts.ts';
import { callApi, PROFILE } from '../support/api.ts';
import { readManifest, runBackupCommand, unpackedFiles } from '../support/backups.ts';
import { goOnline, newProvider, type OnlineProvider } from '../support/go-online.ts';
import { signalPart } from '../support/kill.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { bytesOf, readableByOthers } from '../support/data-folder-files.ts';
import { inLetters } from '../support/in-letters.ts';

/** MongoDB's tools are built if they are not installed. */
const LIMIT_MS = 900_000;

const SPOT = { latitude: 39.64837, longitude: 27.88263 };
const OFFER = { type: 'companion', from: 'Balıkesir', to: 'Bursa' };
const AROUND = '27.5,39.4,28.2,40';
const ROUTE = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const ONLINE = 3;
const WAITING = 3;
const RAISED = [
  'USER_LIMIT_PER_MINUTE',
  'ADDRESS_LIMIT_PER_MINUTE',
  'REPORTS_PER_DAY',
  'NOTIFICATIONS_PER_PROVIDER',
];

interface Acknowledged {
  readonly round: number;
  readonly at: number;
}

test.describe('backup and restore', () => {
  test.describe.configure({ timeout: LIMIT_MS });
  let product: TemporaryProduct | undefined;
  let backups: TemporaryFolder;

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    for (const limit of RAISED) process.env[limit] = '1000000';
    [product, backups] = await Promise.all([startTemporaryProduct('backed-up'), temporaryFolder('backups')]);
  });

  test.afterAll(async () => {
    for (const limit of RAISED) Reflect.deleteProperty(process.env, limit);
    await product?.stop();
    await backups.remove();
  });

  test('a backup under load has everything acknowledged, no positions and no erased user; users continue after its restore', async () => {
    if (!product) throw new Error('the product did not start');
    let running: TemporaryProduct = product;
    const people: OnlineProvider[] = [];
    for (let at = 0; at < ONLINE + WAITING; at += 1) people.push(await newProvider(running, 'Yolda Biri'));
    const [online, waiting] = [people.slice(0, ONLINE), people.slice(ONLINE)];
    const [driver, other] = online;
    const leaving = await newProvider(running, 'Ayrılan Biri');
    if (!driver || !other) throw new Error('too few people');
    for (const { account } of online) await goOnline(running, account, SPOT, OFFER);
    const requester = await newProvider(running, 'İsteyen Biri');
    const agreed = await requestFrom(running, other, requester);
    await actOn(running, other, agreed, 'accept');
    const ofErased = await requestFrom(running, other, leaving);
    const readAgreement = (id: number, account: Account) =>
      callApi(running, 'GET', `/api/agreements/${id}`, { account });
    const { body: accepted } = await readAgreement(agreed.id, requester.account);
    expect(accepted).toMatchObject({ state: 'accepted', code: expect.stringMatching(/^\d{4}$/) });

    // Only offers that go online or change later are notified.
    for (const event of [providersEvents.wentOnline, providersEvents.offerChanged])
      await expect.poll(() => unhandled(running, event)).toBe(0);
    for (const { account } of waiting)
      expect((await callApi(running, 'POST', '/api/saved-routes', { account, body: ROUTE })).status).toBe(
        201,
      );

    const { load, profiles, reports, places } = changing(running, people, online.slice(1));
    await expect
      .poll(() => Math.min(...people.map(({ id }) => profiles.get(id)?.length ?? 0)))
      .toBeGreaterThan(2);
    // An unhandled event is in JetStream only, not in MongoDB.
    signalPart(running, 'notifications', 'SIGSTOP');
    await offAndOn(running, driver.account);
    await expect.poll(() => unhandled(running, matchingEvents.routeMatched)).toBe(WAITING);
    const taken = await runBackupCommand('backup', running.dataDir, '--to', backups.path);
    expect(taken.code).toBe(0);
    const backup = taken.output.trim().split('\n').at(-1) ?? '';
    const erased = await runBackupCommand(
      ...(['erase', running.dataDir, leaving.account.email, '--backups', backups.path] as const),
    );
    expect(erased.code).toBe(0);
    const { failed } = await load.stop();
    expect(Object.fromEntries(failed)).toEqual({});
    signalPart(running, 'notifications', 'SIGCONT');
    const refused = await runBackupCommand('restore', running.dataDir, backup, '--replace');
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('already runs') });
    await running.stop();
    product = undefined;

    expect((await readdir(backups.path)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await readableByOthers(backups.path)).toEqual([]);
    const kept = await unpackedFiles(backup);
    const needles = places.flatMap(({ latitude }) => [Buffer.from(String(latitude)), ...bytesOf(latitude)]);
    expect(places.length).toBeGreaterThan(ONLINE - 1);
    expect(kept.some((bytes) => bytes.includes('Yolda Biri'))).toBe(true);
    expect(needles.filter((needle) => kept.some((bytes) => bytes.includes(needle)))).toEqual([]);

    const folder = await temporaryFolder('restored');
    const startedAt = Date.now();
    expect((await runBackupCommand('restore', folder.path, backup)).code).toBe(0);
    const restoredAt = Date.now();
    running = product = await startTemporaryProduct('restored', { folder });
    const { begunAt, pointInTime } = await readManifest(backup);
    const begun = Date.parse(begunAt);
    process.stdout.write(
      `  as of ${Date.parse(pointInTime) - begun} ms after the backup began; restored in ` +
        `${restoredAt - startedAt} ms, ready ${Date.now() - restoredAt} ms later\n`,
    );

    const again = new Map<OnlineProvider, Account>();
    for (const each of people) again.set(each, await knownAccount(running, each.account.email));
    const as = (each: OnlineProvider) => again.get(each) ?? each.account;
    for (const each of people) {
      const { body } = await callApi(running, 'GET', '/api/users/me', { account: as(each) });
      const me = body as { id: number; description: string; fullName: string };
      expect(me.id).toBe(each.id);
      expect(roundOf(me.description)).toBeGreaterThanOrEqual(roundBefore(profiles.get(each.id), begun));
      expect(me.fullName).toBe(`Yolda Biri ${inLetters(roundOf(me.description))}`);
    }
    const { body: restored } = await readAgreement(
      agreed.id,
      await knownAccount(running, requester.account.email),
    );
    expect(restored).toEqual({ ...(accepted as object), provider: expect.anything() }); // its name changed
    expect((await readAgreement(ofErased.id, as(other))).body).toMatchObject({
      requester: { name: 'Silinmiş hesap' },
    });
    const admin = await knownAccount(running, 'admin@rotadas.example', 'rotadas-demo');
    const { body: listed } = await callApi(running, 'GET', '/api/reports', { account: admin });
    const texts = new Set((listed as { description: string }[]).map(({ description }) => description));
    const due = reports.filter(({ at }) => at < begun);
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter(({ round }) => !texts.has(`bildirim ${round}`))).toEqual([]);
    for (const each of waiting) {
      const { body } = await callApi(running, 'GET', '/api/saved-routes', { account: as(each) });
      expect(body).toHaveLength(1);
    }
    const left = await knownAccount(running, leaving.account.email);
    const { body: restarted } = await callApi(running, 'GET', '/api/users/me', { account: left });
    expect((restarted as { id: number }).id).not.toBe(leaving.id);

    // Markers reappear with the next positions.
    const found = async (): Promise<string[]> => {
      const response = await callApi(running, 'GET', `/api/providers/active?bbox=${AROUND}`);
      return (response.body as { id: number; fullName: string }[]).map(
        ({ id, fullName }) => `${id} ${fullName}`,
      );
    };
    const names = async () => {
      const responses = online.map((each) => callApi(running, 'GET', '/api/users/me', { account: as(each) }));
      return (await Promise.all(responses)).map(({ body }) => {
        const { id, fullName } = body as { id: number; fullName: string };
        return `${id} ${fullName}`;
      });
    };
    for (const each of online) {
      const sent = await callApi(running, 'POST', '/api/providers/location', {
        account: as(each),
        body: SPOT,
      });
      expect(sent.status).toBe(204);
    }
    await expect.poll(async () => (await found()).sort()).toEqual((await names()).sort());
    // The unhandled event is handled now, and new offers are notified: two of a provider per day.
    const areNotified = async (count: number) => {
      for (const each of waiting) await expect.poll(() => countNotifications(running, as(each))).toBe(count);
    };
    await areNotified(1);
    await offAndOn(running, as(driver));
    await areNotified(2);
    await offAndOn(running, as(other));
    await areNotified(3);
    const user = await newProvider(running, 'Yeni Biri');
    expect(user.id).toBeGreaterThan(Math.max(...people.map(({ id }) => id)) + 1_000);
  });
});

function changing(
  product: TemporaryProduct,
  people: readonly OnlineProvider[],
  online: readonly OnlineProvider[],
) {
  const load = new SteadyLoad();
  const profiles = new Map<number, Acknowledged[]>();
  const reports: Acknowledged[] = [];
  const places: { latitude: number; longitude: number }[] = [];
  const post = (path: string, { account }: OnlineProvider, body: object) =>
    callApi(product, 'POST', path, { account, body });
  for (const [index, person] of people.entries()) {
    load.repeat('profile', 150, async (round) => {
      const { status } = await post('/api/users/profile', person, {
        ...PROFILE,
        fullName: `Yolda Biri ${inLetters(round)}`,
        description: `değişiklik ${round}`,
      });
      profiles.set(person.id, [...(profiles.get(person.id) ?? []), { round, at: Date.now() }]);
      return status;
    });
    if (index > 0) continue;
    load.repeat(
      'report',
      300,
      async (round) => {
        const body = { category: 'diger', description: `bildirim ${round}` };
        const { status } = await post('/api/reports', person, body);
        reports.push({ round, at: Date.now() });
        return status;
      },
      [200, 201],
    );
  }
  for (const [index, person] of online.entries()) {
    load.repeat(
      'position',
      300,
      async (round) => {
        const latitude = Number((SPOT.latitude + index / 100 + (1 + round) / 10_000).toFixed(5));
        places.push({ ...SPOT, latitude });
        return (await post('/api/providers/location', person, { ...SPOT, latitude })).status;
      },
      [204],
    );
  }
  return { load, profiles, reports, places };
}

const roundOf = (description: string) => Number(description.split(' ').at(-1));

function roundBefore(changes: readonly Acknowledged[] = [], moment: number): number {
  return Math.max(...changes.filter(({ at }) => at < moment).map(({ round }) => round));
}

interface Versioned {
  readonly id: number;
  readonly version: number;
}

async function requestFrom(
  product: TemporaryProduct,
  { id: providerId }: OnlineProvider,
  { account }: OnlineProvider,
): Promise<Versioned> {
  const body = { offer: { providerId }, quantity: 1 };
  const response = await callApi(product, 'POST', '/api/agreements', { account, body });
  expect(response.status).toBe(201);
  return response.body as Versioned;
}

async function actOn(
  product: TemporaryProduct,
  { account }: OnlineProvider,
  { id, version }: Versioned,
  action: string,
): Promise<void> {
  const path = `/api/agreements/${id}/${action}`;
  expect((await callApi(product, 'POST', path, { account, body: { version } })).status).toBe(200);
}

async function offAndOn(product: TemporaryProduct, account: Account): Promise<void> {
  const body = { isOnline: false };
  expect((await callApi(product, 'POST', '/api/providers/status', { account, body })).status).toBe(200);
  await goOnline(product, account, SPOT, OFFER);
}

async function countNotifications(product: TemporaryProduct, account: Account): Promise<number> {
  const { body } = await callApi(product, 'GET', '/api/notifications?limit=100', { account });
  return (body as { notifications: unknown[] }).notifications.length;
}

/** Events in a stream that some consumer has not handled. */
function unhandled({ servers }: TemporaryProduct, { stream }: EventType): Promise<number> {
  return withNats(servers.nats.url, async (connection) => {
    const { consumers } = await jetstreamManager(connection, { checkAPI: false });
    let sum = 0;
    for await (const { num_pending, num_ack_pending } of consumers.list(stream.name))
      sum += num_pending + num_ack_pending;
    return sum;
  });
}
