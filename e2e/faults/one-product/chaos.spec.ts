import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { withCollection } from '@rotadas/test-kit/connections';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import type { Account } from '../../support/accounts.ts';
import { AcknowledgedChanges } from '../../support/acknowledged-changes.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/faulty-product.ts';
import { type Footprint, readFootprint } from '../../support/footprint.ts';
import { moveTo, newOnline, newProvider, type OnlineProvider } from '../../support/go-online.ts';
import { pidOfPart } from '../../support/kill.ts';
import { LiveSender } from '../../support/live-sender.ts';
import { LiveViewer } from '../../support/live-viewer.ts';
import { isComplete } from '../../support/product-status.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { formatCounts, SteadyLoad } from '../../support/steady-load.ts';

/** For longer runs: SECONDS=600. */
const SECONDS = Number(process.env['SECONDS'] ?? 60);

/** The launcher writes these names in its output. */
const PARTS = [
  ...(['Markers', 'notifications', 'NATS', 'gateway', 'MongoDB', 'providers', 'Redis'] as const),
  ...(['matching', 'users', 'The auth emulator', 'reports'] as const),
];
type Part = (typeof PARTS)[number];

const FAULT_EVERY_MS = 10_000;
const PAUSED_MS = 5_000;
const WARM_UP_MS = 10_000;

/** Deliveries are retried after 5, 15 and 35 s, events after 30 s; the sweep runs every 30 s. */
const RECOVERY_MS = 120_000;

const MOVING = 16;
const SENDING_LIVE = 8;
const VISITING = 4;
const DEPARTING = 30;
const WATCHING = 2;
const VIEWERS = 6;

const SPOT = { latitude: 37.57, longitude: 43.74 };
const ERZURUM = { latitude: 39.9, longitude: 41.27 };
const ROUTE = { from: { name: 'Erzurum' }, to: { name: 'Kars' } };
const DEPARTURE = { type: 'companion', from: 'Erzurum', to: 'Kars', duration: 60 };
const VISIT = { type: 'taxi', from: 'Van', to: 'Hakkari', duration: 60 };

/** A restart fills caches, and an uncollected heap adds half of the memory. */
const LIMITS = { megabytes: [1.5, 64], descriptors: [1.2, 50] } as const;

const ENDED = /^(.+?) (ended with \S+|did not start \(.*\))(?:; starting it again|, \d+ times in a row)/;

let product: TemporaryProduct;
let admin: Account;

test('parts that are killed or paused one after another lose nothing and repeat nothing', async ({
  product: shared,
}) => {
  test.setTimeout(SECONDS * 1_000 + 4 * RECOVERY_MS);
  product = shared;
  admin = await adminAccount(product);
  const moving = await people(MOVING, () => newOnline(product, 'Yolda Biri', SPOT));
  const visiting = await people(VISITING, () => newProvider(product, 'Gelen Giden'));
  const departing = await people(DEPARTING, () => newProvider(product, 'Yola Çıkan'));
  const watching = await people(WATCHING, () => newProvider(product, 'Bekleyen Yolcu'));
  for (const { account } of watching) {
    const { status } = await callApi(product, 'POST', '/api/saved-routes', { account, body: ROUTE });
    expect(status).toBe(201);
  }
  const viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(product, SPOT));

  const load = new SteadyLoad();
  const changes = moving.map((each) => new AcknowledgedChanges(product, each, load, SPOT));
  const senders = moving.slice(0, SENDING_LIVE).map(({ account }) => new LiveSender(product, account));
  for (const [index, each] of changes.entries()) each.repeatPositions(1_000, senders[index]);
  for (const each of changes.slice(0, 6)) each.repeatProfileChanges(1_000);
  for (const each of changes.slice(6, 9)) each.repeatSavedRoutes(1_000, { ...ROUTE, to: { name: 'Van' } });
  const reports = new Set<string>();
  for (const each of moving.slice(-3)) repeatReports(load, each, reports);
  const online = new Set(moving.map(({ id }) => id));
  for (const each of visiting) repeatVisits(load, each, online);
  await sleep(WARM_UP_MS);
  const before = footprints();
  const offers = repeatDepartures(load, departing, online);

  const linesBefore = product.lines.length;
  const killed = await runFaults();
  await expect.poll(() => isComplete(product, admin), { timeout: RECOVERY_MS }).toBe(true);
  await expect.poll(() => load.failuresWithin(5_000), { timeout: RECOVERY_MS }).toBe(0);
  const { succeeded, failed } = await load.stop();
  process.stdout.write(`  ${formatCounts(succeeded)}; failed: ${formatCounts(failed)}\n`);

  for (const each of changes) await each.expectKept(viewers);
  // A killed Redis loses its last seconds: a position restores a marker, the sweep removes one.
  const isOnline = ({ id }: OnlineProvider) => online.has(id);
  for (const each of visiting.filter(isOnline)) await moveTo(product, each, SPOT);
  for (const each of departing.filter(isOnline)) await moveTo(product, each, ERZURUM);
  await expect.poll(onMap, { timeout: RECOVERY_MS }).toEqual(sorted(online));
  for (const viewer of viewers) await expect.poll(() => sorted(viewer.ids)).toEqual(sorted(visible(online)));
  await expectReportsOnce(reports);
  for (const { account } of watching) await expectNotifiedOnce(account, offers);
  const endedParts = product.lines
    .slice(linesBefore)
    .flatMap((line) => ENDED.exec(line)?.slice(1, 3).join(' ') ?? []);
  expect(endedParts.toSorted()).toEqual(killed.map((part) => `${part} ended with SIGKILL`).toSorted());
  expectNoGrowth(before, footprints());
  await expectOffersToEnd(online);
  for (const each of [...viewers, ...senders]) each.stop();

  /** Viewers do not see providers that depart elsewhere. */
  function visible(ids: ReadonlySet<number>): number[] {
    return [...ids].filter((id) => !departing.some((each) => each.id === id));
  }
});

function people(count: number, make: () => Promise<OnlineProvider>): Promise<OnlineProvider[]> {
  return Promise.all(Array.from({ length: count }, make));
}

function repeatReports(load: SteadyLoad, { account, id }: OnlineProvider, acknowledged: Set<string>): void {
  load.repeat(
    'report',
    2_000,
    async (round) => {
      const body = { category: 'uygulama', description: `kişi ${id}, sorun ${round}` };
      const { status } = await callApi(product, 'POST', '/api/reports', { account, body });
      if (status === 201) acknowledged.add(body.description);
      return status;
    },
    [201],
  );
}

/** Goes online and offline in turn. */
function repeatVisits(load: SteadyLoad, { account, id }: OnlineProvider, online: Set<number>): void {
  load.repeat('visit', 2_000, async () => {
    const isOnline = !online.has(id);
    const body = isOnline ? { isOnline, service: VISIT, ...SPOT } : { isOnline };
    const { status } = await callApi(product, 'POST', '/api/providers/status', { account, body });
    if (status === 200 && isOnline) online.add(id);
    else if (status === 200) online.delete(id);
    return status;
  });
}

/** Each stays online. Returns their acknowledged offers. */
function repeatDepartures(
  load: SteadyLoad,
  people: readonly OnlineProvider[],
  online: Set<number>,
): readonly number[] {
  const [waiting, offers]: [OnlineProvider[], number[]] = [[...people], []];
  load.repeat('departure', (SECONDS * 1_000) / people.length, async () => {
    const [next] = waiting;
    if (!next) return 200;
    const { status, body } = await callApi(product, 'POST', '/api/providers/status', {
      account: next.account,
      body: { isOnline: true, service: DEPARTURE, ...ERZURUM },
    });
    if (status !== 200) return status;
    waiting.shift();
    online.add(next.id);
    offers.push((body as { offer: { id: number } }).offer.id);
    return status;
  });
  return offers;
}

/** Kills or pauses every part once in each round, in another order. Returns the killed parts. */
async function runFaults(): Promise<Part[]> {
  const killed: Part[] = [];
  const startedAt = Date.now();
  for (let index = 0; index * FAULT_EVERY_MS < SECONDS * 1_000; index += 1) {
    const round = Math.floor(index / PARTS.length);
    const at = (index * (1 + (round % (PARTS.length - 1)))) % PARTS.length; // their number is prime
    const part = PARTS[at];
    if (!part) throw new RangeError(`no part ${at}`);
    await sleep(Math.max(0, startedAt + index * FAULT_EVERY_MS - Date.now()));
    // A killed emulator revokes all tokens, unlike an identity provider.
    const isPause = (at + round) % 2 === 1 || part === 'The auth emulator';
    process.stdout.write(
      `  ${Math.round((Date.now() - startedAt) / 1_000)} s: ${isPause ? 'pause' : 'kill'} ${part}\n`,
    );
    await expect.poll(() => pidOfPart(product, part), { timeout: RECOVERY_MS }).toBeDefined();
    const pid = pidOfPart(product, part) ?? Number.NaN;
    process.kill(pid, isPause ? 'SIGSTOP' : 'SIGKILL');
    if (!isPause) killed.push(part);
    else await sleep(PAUSED_MS).finally(() => process.kill(pid, 'SIGCONT'));
  }
  return killed;
}

async function onMap(): Promise<number[]> {
  const { body } = await callApi(product, 'GET', '/api/providers/active', { account: admin });
  return sorted((body as { id: number }[]).map(({ id }) => id));
}

async function expectReportsOnce(acknowledged: ReadonlySet<string>): Promise<void> {
  const { body } = await callApi(product, 'GET', '/api/reports', { account: admin });
  const stored = (body as { description: string }[]).map(({ description }) => description);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(stored).size).toBe(stored.length);
}

/** Expects each offer once in the inbox and once by mail; repeated mails share a message ID. */
async function expectNotifiedOnce(account: Account, offers: readonly number[]): Promise<void> {
  const inbox = async () => {
    const { body } = await callApi(product, 'GET', '/api/notifications?limit=100', { account });
    return (body as { notifications: { id: number; data: { offerId: number } }[] }).notifications;
  };
  const notified = async () => sorted((await inbox()).map(({ data }) => data.offerId));
  await expect.poll(notified, { timeout: RECOVERY_MS }).toEqual(sorted(offers));
  const ids = (await inbox()).map(({ id }) => id);
  await expect.poll(mailed, { timeout: RECOVERY_MS }).toEqual(expect.arrayContaining(ids));
}

/** Ids of the notifications. */
async function mailed(): Promise<number[]> {
  const folder = join(product.dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => {
    const [, id] = /^Message-ID: <notification-(\d+)@/im.exec(text) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}

function footprints(): Map<Part, Footprint> {
  return new Map(PARTS.map((part) => [part, readFootprint(pidOfPart(product, part) ?? Number.NaN)]));
}

function expectNoGrowth(before: ReadonlyMap<Part, Footprint>, after: ReadonlyMap<Part, Footprint>): void {
  const grown = [...after].flatMap(([part, now]) =>
    (['megabytes', 'descriptors'] as const).flatMap((what) => {
      const then = before.get(part)?.[what] ?? Number.NaN;
      const [factor, more] = LIMITS[what];
      return now[what] > then * factor + more ? [`${part}: ${what} ${then} -> ${now[what]}`] : [];
    }),
  );
  expect(grown).toEqual([]);
}

/** The sweep ends offers whose job was lost. */
async function expectOffersToEnd(online: ReadonlySet<number>): Promise<void> {
  await withCollection<unknown>(product.servers.mongodb.urlFor('providers'), 'providers', (providers) =>
    providers.updateMany({ _id: { $in: [...online] } }, { $set: { endsAt: Date.now() } }),
  );
  await expect.poll(onMap, { timeout: RECOVERY_MS }).toEqual([]);
}

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);
