import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { callApi, PROFILE } from '../support/api.ts';
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
    const last = new Map<number, { latitude: number; longitude: number }>();
    const descriptions = new Map<number, string>();
    const load = new SteadyLoad();
    const request = (
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      { account }: OnlineProvider,
      body?: object,
    ) => callApi(product, method, path, { account, body });
    for (const person of people) {
      load.repeat(
        'position',
        250,
        async (round) => {
          const latitude = Number((SPOT.latitude + (round % 100) / 1_000).toFixed(5));
          const spot = { ...SPOT, latitude };
          const { status } = await request('POST', '/api/providers/location', person, spot);
          if (status === 204) last.set(person.id, spot);
          return status;
        },
        [204],
      );
      load.repeat('profile', 400, async (round) => {
        const body = { ...PROFILE, fullName: 'Yolda Biri', description: `değişiklik ${round}` };
        const { status } = await request('POST', '/api/users/profile', person, body);
        if (status === 200) descriptions.set(person.id, body.description);
        return status;
      });
    }
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('too few people');
    load.repeat('active list', 50, async () => (await request('GET', '/api/providers/active', first)).status);
    load.repeat('account', 50, async () => (await request('GET', '/api/users/me', second)).status);
    load.repeat('matches', 100, async () => (await request('POST', '/api/matches', third, ROUTE)).status);
    load.repeat('inbox', 100, async () => (await request('GET', '/api/notifications', first)).status);
    load.repeat('web app', 100, async () => {
      const page = await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } });
      await page.text();
      return page.status;
    });
    load.repeat('saved route', 200, async () => {
      const { status, body } = await request('POST', '/api/saved-routes', second, ROUTE);
      if (status !== 201) return status;
      const removed = await request('DELETE', `/api/saved-routes/${(body as { id: number }).id}`, second);
      return removed.status === 204 ? 200 : removed.status;
    });

    for (const service of ServiceName.options) {
      const codes = await product.replace(service);
      expect(codes, service).toEqual(Array.from({ length: INSTANCES }, () => 0));
    }

    const { succeeded, failed } = await load.stop();
    expect(Object.fromEntries(failed)).toEqual({});
    for (const count of succeeded.values()) expect(count).toBeGreaterThan(ServiceName.options.length);
    for (const { id, account } of people) {
      const { body } = await callApi(product, 'GET', '/api/users/me', { account });
      expect(body).toMatchObject({ description: descriptions.get(id) });
      for (const viewer of viewers)
        await expect.poll(() => viewer.provider(id)).toMatchObject(last.get(id) ?? {});
    }
    for (const viewer of viewers) {
      expect(viewer.closes.length).toBeGreaterThan(0);
      expect(new Set(viewer.closes)).toEqual(new Set([GOING_AWAY]));
    }
  });
});
