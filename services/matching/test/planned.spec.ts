import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import { eventually } from '@rotadas/test-kit/eventually';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { OnlineStandIn } from './support/online-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';

const TOMORROW = Date.now() + 24 * 3_600_000;
const TO_BURSA = {
  from: { name: 'Balıkesir' },
  to: { name: 'Bursa' },
  serviceType: 'all',
  limit: 20,
} as const;
const IZMIR = { latitude: 38.4192, longitude: 27.1287 };

const plan = (known: Partial<PlannedProvider> = {}): PlannedProvider => ({
  ...anActiveProvider({ id: 7, serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR }),
  offerId: 1,
  departsAt: TOMORROW,
  ...known,
});

describe('who plans to go my way', () => {
  let providers: OnlineStandIn;
  let matching: RunningMatching;
  beforeAll(async () => {
    providers = await OnlineStandIn.start();
    providers.plan([plan()]);
    matching = await startMatching();
  });
  afterAll(async () => {
    await matching.stop();
    await providers.stop();
  });

  const find = async () => (await matching.client.call(matchingRoutes.findMatches, TO_BURSA)).matches;
  const departures = (expected: number[]) =>
    eventually(`departures are ${expected.join(', ')}`, async () => {
      expect((await find()).map(({ provider }) => provider.departsAt)).toEqual(expected);
      return true;
    });

  it('is found from the start on, and reaches me after the departure', async () => {
    await departures([TOMORROW]);
    const [match] = await find();
    expect(match?.provider).toEqual({
      ...anActiveProvider({ id: 7, serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR }),
      departsAt: TOMORROW,
    });
    expect(match?.reachesPickupAt).toBeGreaterThan(TOMORROW + 3_600_000);
    expect(match?.reachesPickupAt).toBeLessThan(TOMORROW + 6 * 3_600_000);
  });

  it('is found as soon as it is planned, and no more once that is withdrawn', async () => {
    await departures([TOMORROW]);
    providers.plan([plan(), plan({ id: 8, departsAt: TOMORROW + 1 })]);
    await departures([TOMORROW, TOMORROW + 1]);
    providers.plan([plan({ id: 8, departsAt: TOMORROW + 1 })]);
    await departures([TOMORROW + 1]);
  });

  it('is found by the names where nobody knows where the way begins', async () => {
    const unknown = { latitude: null, longitude: null, serviceFrom: 'Dedemin köyü' };
    providers.plan([plan({ ...unknown, departsAt: TOMORROW + 3 })]);
    const wish = { ...TO_BURSA, from: { name: 'DEDEMİN KÖYÜ' } };
    const found = async () => (await matching.client.call(matchingRoutes.findMatches, wish)).matches;
    await eventually('it is found', async () => (await found()).length === 1);
    expect(await found()).toMatchObject([
      { reason: 'name', pickup: null, line: null, provider: { departsAt: TOMORROW + 3 } },
    ]);
  });

  it('is known again after a crash of the service', async () => {
    providers.plan([plan({ departsAt: TOMORROW + 2 })]);
    await departures([TOMORROW + 2]);
    await matching.crash();
    await matching.restart();
    await matching.ready();
    await departures([TOMORROW + 2]);
  });
});
