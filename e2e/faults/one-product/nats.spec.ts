import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { LiveClient } from '@rotadas/test-kit/live/live-client';
import { withCollection } from '@rotadas/test-kit/connections';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/faulty-product.ts';
import { goOffline, moveTo, newOnline, newProvider, type OnlineProvider } from '../../support/go-online.ts';
import { signalPart } from '../../support/kill.ts';
import { LiveViewer } from '../../support/live-viewer.ts';

/** Length of an outage, ms. */
const OUTAGE_MS = 10_000;

const VAN = { latitude: 38.4942, longitude: 43.38 };
const ROUTE = { from: 'Van', to: 'Erzurum' };

let product: TemporaryProduct;
let viewer: LiveViewer;
let known: OnlineProvider;
let waiting: OnlineProvider;
let waitingClient: LiveClient;
let isWaitingSignedIn = false;
let admin: Account;
let adminId: number;
const toasts: number[] = [];
const online: OnlineProvider[] = [];
let steps = 0;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  viewer = new LiveViewer(product, VAN);
  known = await newOnline(product, 'Bilinen Sürücü', VAN);
  online.push(known);
  waiting = await newProvider(product, 'Bekleyen Yolcu');
  const body = { from: { name: ROUTE.from }, to: { name: ROUTE.to } };
  expect(
    (await callApi(product, 'POST', '/api/saved-routes', { account: waiting.account, body })).status,
  ).toBe(201);
  waitingClient = new LiveClient({
    apiUrl: product.url,
    token: waiting.account.idToken,
    reconnects: true,
    onOpen: () => (isWaitingSignedIn = false),
    onFrame(frame) {
      if (frame.type === 'ready') isWaitingSignedIn = true;
      if (frame.type !== 'notification') return;
      const { data } = frame.notification;
      if ('providerId' in data) toasts.push(data.providerId);
    },
  });
  await waitingClient.connect();
  admin = await makeAccount(product);
  const me = await callApi(product, 'GET', '/api/users/me', { account: admin });
  adminId = (me.body as { id: number }).id;
  await everythingIsLive();
});

test.afterAll(async () => {
  viewer.stop();
  waitingClient.end();
  for (const provider of online) await goOffline(product, provider);
});

test('after the users of NATS were wrong for 10 s, everything is live again', async () => {
  await withAccess(withWrongPasswords, () => sleep(OUTAGE_MS));
  await everythingIsLive();
});

test('after NATS rejected all subscriptions for a while, everything is live again', async () => {
  await withAccess(withoutSubscriptions, () => sleep(OUTAGE_MS));
  await everythingIsLive();
});

test('after NATS was replaced by an empty server, everything is live again', async () => {
  await product.servers.nats.stop();
  await rm(join(product.dataDir, 'nats', 'jetstream'), { recursive: true });
  await product.servers.nats.start();
  await everythingIsLive();
});

/** A position, a new provider, a notification and a change of rights arrive. */
async function everythingIsLive(): Promise<void> {
  await isReady();
  const spot = { ...VAN, longitude: VAN.longitude + (steps += 1) / 1_000 };
  await moveTo(product, known, spot);
  await expect.poll(() => viewer.provider(known.id)?.longitude, 'a position').toBeCloseTo(spot.longitude, 4);
  await expect.poll(isSignedIn, 'a recipient who is signed in').toBe(true);
  const added = await newOnline(product, 'Yeni Sürücü', VAN, { type: 'companion', ...ROUTE });
  online.push(added);
  await expect.poll(() => viewer.provider(added.id), 'a new provider').toBeDefined();
  await expect.poll(() => toasts, 'a notification').toContain(added.id);
  await setAdmin(true);
  await expect.poll(adminStatus, 'a promoted admin').toBe(200);
  await setAdmin(false);
  await expect.poll(adminStatus, 'a demoted admin').toBe(403);
}

/** Clients repeat a sign-in that failed without NATS only after a minute. */
function isSignedIn(): boolean {
  if (!isWaitingSignedIn) waitingClient.signIn();
  return isWaitingSignedIn;
}

async function isReady(): Promise<void> {
  await expect
    .poll(async () => (await callApi(product, 'GET', '/readyz').catch(() => undefined))?.status, 'ready')
    .toBe(200);
}

const adminStatus = async () =>
  (await callApi(product, 'GET', '/api/admin/audit-log', { account: admin })).status;

const setAdmin = (isAdmin: boolean) =>
  withCollection(product.servers.mongodb.urlFor('users'), 'users', async (records) => {
    await records.updateOne({ _id: adminId }, { $set: { isAdmin } });
  });

const withWrongPasswords = (users: string) => users.replaceAll(/"password": "/g, '"password": "wrong-');

const withoutSubscriptions = (users: string) =>
  users.replaceAll(/("subscribe": \{\s*"allow": )\[[^\]]*\]/g, '$1["nothing"]');

/** NATS has the changed users while `work` runs. */
async function withAccess(change: (users: string) => string, work: () => Promise<unknown>): Promise<void> {
  const file = join(product.dataDir, 'nats', 'sign-in.conf');
  const right = await readFile(file, 'utf8');
  const reload = async (text: string) => {
    await writeFile(file, text);
    signalPart(product, 'NATS', 'SIGHUP');
  };
  await reload(change(right));
  try {
    await work();
  } finally {
    await reload(right);
  }
}
