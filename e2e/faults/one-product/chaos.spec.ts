import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { AcknowledgedAgreements } from '../../support/acknowledged-agreements.ts';
import { AcknowledgedChanges } from '../../support/acknowledged-changes.ts';
import { callApi } from '../../support/api.ts';
import {
  expectNotifiedOnce,
  expectOffersToEnd,
  expectOnMap,
  expectReportsOnce,
  RECOVERY_MS,
  sorted,
} from '../../support/expect-nothing-lost.ts';
import { test } from '../../support/faulty-product.ts';
import { expectNoGrowth, readFootprints } from '../../support/footprint.ts';
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
  ...(['agreements', 'matching', 'users', 'The auth emulator', 'reports', 'agreements'] as const),
];
type Part = (typeof PARTS)[number];

const FAULT_EVERY_MS = 10_000;
const PAUSED_MS = 5_000;
const WARM_UP_MS = 10_000;

const MOVING = 16;
const SENDING_LIVE = 8;
const VISITING = 4;
const DEPARTING = 30;
const WATCHING = 2;
const VIEWERS = 6;
const AGREEING = 4;

const SPOT = { latitude: 37.57, longitude: 43.74 };
const ERZURUM = { latitude: 39.9, longitude: 41.27 };
const ROUTE = { from: { name: 'Erzurum' }, to: { name: 'Kars' } };
const DEPARTURE = { type: 'companion', from: 'Erzurum', to: 'Kars', duration: 60 };
const VISIT = { type: 'taxi', from: 'Van', to: 'Hakkari', duration: 60 };

const ENDED = /^(.+?) (ended with \S+|did not start \(.*\))(?:; starting it again|, \d+ times in a row)/;

test('parts that are killed or paused one after another lose nothing and repeat nothing', async ({
  product,
}) => {
  test.setTimeout(SECONDS * 1_000 + 4 * RECOVERY_MS);
  const admin = await adminAccount(product);
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
  for (const each of moving.slice(-3)) repeatReports(product, load, each, reports);
  const agreements = moving
    .slice(0, AGREEING)
    .map((provider, at) => new AcknowledgedAgreements(product, moving[AGREEING + at] ?? provider, provider));
  for (const each of agreements) each.repeat(load, 500);
  const online = new Set(moving.map(({ id }) => id));
  for (const each of visiting) repeatVisits(product, load, each, online);
  await sleep(WARM_UP_MS);
  const before = readFootprints(product, PARTS);
  const offers = repeatDepartures(product, load, departing, online);

  const linesBefore = product.lines.length;
  const killed = await runFaults(product);
  await expect.poll(() => isComplete(product, admin), { timeout: RECOVERY_MS }).toBe(true);
  await expect.poll(() => load.failuresWithin(5_000), { timeout: RECOVERY_MS }).toBe(0);
  const { succeeded, failed } = await load.stop();
  process.stdout.write(`  ${formatCounts(succeeded)}; failed: ${formatCounts(failed)}\n`);

  for (const each of changes) await each.expectKept(viewers);
  for (const each of agreements) await each.expectKept();
  // A killed Redis loses its last seconds: a position restores a marker, the sweep removes one.
  const isOnline = ({ id }: OnlineProvider) => online.has(id);
  for (const each of visiting.filter(isOnline)) await moveTo(product, each, SPOT);
  for (const each of departing.filter(isOnline)) await moveTo(product, each, ERZURUM);
  await expectOnMap(product, admin, online);
  for (const viewer of viewers) await expect.poll(() => sorted(viewer.ids)).toEqual(sorted(visible(online)));
  await expectReportsOnce(product, admin, reports);
  for (const { account } of watching) await expectNotifiedOnce(product, account, offers);
  const endedParts = product.lines
    .slice(linesBefore)
    .flatMap((line) => ENDED.exec(line)?.slice(1, 3).join(' ') ?? []);
  expect(endedParts.toSorted()).toEqual(killed.map((part) => `${part} ended with SIGKILL`).toSorted());
  expectNoGrowth(before, readFootprints(product, PARTS));
  await expectOffersToEnd(product, admin, online);
  for (const each of [...viewers, ...senders]) each.stop();

  /** Viewers do not see providers that depart elsewhere. */
  function visible(ids: ReadonlySet<number>): number[] {
    return [...ids].filter((id) => !departing.some((each) => each.id === id));
  }
});

function people(count: number, make: () => Promise<OnlineProvider>): Promise<OnlineProvider[]> {
  return Promise.all(Array.from({ length: count }, make));
}

function repeatReports(
  product: TemporaryProduct,
  load: SteadyLoad,
  { account, id }: OnlineProvider,
  acknowledged: Set<string>,
): void {
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
function repeatVisits(
  product: TemporaryProduct,
  load: SteadyLoad,
  { account, id }: OnlineProvider,
  online: Set<number>,
): void {
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
  product: TemporaryProduct,
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
async function runFaults(product: TemporaryProduct): Promise<Part[]> {
  const killed: Part[] = [];
  const startedAt = Date.now();
  for (let index = 0; index * FAULT_EVERY_MS < SECONDS * 1_000; index += 1) {
    const round = Math.floor(index / PARTS.length);
    const at = (index * (1 + (round % (PARTS.length - 1)))) % PARTS.length; // agreements count twice: their number is prime
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
