import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { AcknowledgedChanges } from '../support/acknowledged-changes.ts';
import { callApi } from '../support/api.ts';
import { newOnline, type OnlineProvider } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { type ReplicatedProduct, startReplicated } from '../support/start-replicated.ts';
import { SteadyLoad } from '../support/steady-load.ts';

const LIMIT_MS = 600_000;

const INSTANCES = 2;
const PROVIDERS = 8;
const VIEWERS = 12;
const SPOT = { latitude: 38.42, longitude: 27.14 };
const ROUTE = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };

/** WebSocket close code of a gateway that shuts down. */
const GOING_AWAY = 1001;

test.describe('several instances', () => {
  test.describe.configure({ timeout: LIMIT_MS });
  let product: ReplicatedProduct;
  let people: OnlineProvider[];
  let viewers: LiveViewer[];

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    product = await startReplicated('rolling', INSTANCES, {
      USER_LIMIT_PER_MINUTE: '1000000',
      ADDRESS_LIMIT_PER_MINUTE: '1000000',
    });
    people = [];
    for (let at = 0; at < PROVIDERS; at += 1) people.push(await newOnline(product, 'Yolda Biri', SPOT));
    viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(product, SPOT));
  });

  test.afterAll(async () => {
    viewers.forEach((viewer) => viewer.stop());
    await product.stop();
  });

  test('a rolling update fails no request, loses no change, and keeps every viewer correct', async () => {
    const load = new SteadyLoad();
    const changes = people.map((person) => new AcknowledgedChanges(product, person, load, SPOT));
    for (const each of changes) {
      each.repeatPositions(250);
      each.repeatProfileChanges(400);
    }
    changes[1]?.repeatSavedRoutes(200, ROUTE);
    const get = async (path: string, { account }: OnlineProvider) =>
      (await callApi(product, 'GET', path, { account })).status;
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('too few people');
    load.repeat('active list', 50, () => get('/api/providers/active', first));
    load.repeat('account', 50, () => get('/api/users/me', second));
    load.repeat('inbox', 100, () => get('/api/notifications', first));
    load.repeat('matches', 100, async () => {
      const options = { account: third.account, body: ROUTE };
      return (await callApi(product, 'POST', '/api/matches', options)).status;
    });
    load.repeat('web app', 100, async () => {
      const page = await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } });
      await page.text();
      return page.status;
    });

    for (const service of ServiceName.options) {
      const codes = await product.replace(service);
      expect(codes, service).toEqual(Array.from({ length: INSTANCES }, () => 0));
    }

    const { succeeded, failed } = await load.stop();
    expect(Object.fromEntries(failed)).toEqual({});
    for (const count of succeeded.values()) expect(count).toBeGreaterThan(ServiceName.options.length);
    for (const each of changes) await each.expectKept(viewers);
    for (const viewer of viewers) {
      expect(viewer.closes.length).toBeGreaterThan(0);
      expect(new Set(viewer.closes)).toEqual(new Set([GOING_AWAY]));
    }
  });
});
