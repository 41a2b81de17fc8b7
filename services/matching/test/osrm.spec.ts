import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { ANSWER_LIMIT_MS } from '@rotadas/test-kit/answer-limit';
import { eventually } from '@rotadas/test-kit/eventually';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { OnlineStandIn } from './support/online-stand-in.js';
import { OsrmStandIn, ROUTE_REPLY } from './support/osrm-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';

const TO_KONYA = { from: { name: 'Ankara' }, to: { name: 'Konya' } };
const NAMELESS = { hint: '', distance: 4, name: '', location: [32.85, 39.92] };

/** A table in which the provider drives 251 km, and 1 km more with me. */
const TABLE = {
  code: 'Ok',
  distances: [
    [0, 0, 500],
    [0, 250_000, 0],
    [1_500, 0, 251_000],
  ],
  durations: [
    [0, 0, 60],
    [0, 9_000, 0],
    [120, 0, 9_100],
  ],
  sources: [NAMELESS, NAMELESS, NAMELESS],
  destinations: [NAMELESS, NAMELESS, NAMELESS],
};

describe('with OSRM set', () => {
  let osrm: OsrmStandIn;
  let online: OnlineStandIn;
  let matching: RunningMatching;
  beforeAll(async () => {
    osrm = await OsrmStandIn.start();
    online = await OnlineStandIn.start();
    online.becomes([anActiveProvider()]);
    matching = await startMatching({ routing: osrm.url });
    await eventually('the provider is known', async () => (await find()).matches.length === 1);
  });
  afterAll(async () => {
    await matching.stop();
    await online.stop();
    await osrm.stop();
  });

  const find = () => matching.client.call(matchingRoutes.findMatches, TO_KONYA, ANSWER_LIMIT_MS);

  it('measures the way and the matches by it, and says so', async () => {
    osrm.answers(({ url = '' }) => (url.startsWith('/table') ? TABLE : ROUTE_REPLY));
    const answer = await eventuallyBy('osrm');
    expect(answer.route).toMatchObject({ distanceMetres: 261_403, durationSeconds: 9_961 });
    expect(answer.matches).toMatchObject([
      { detourMetres: 1_000, detourSeconds: 80, distanceToPickupMetres: 1_500, provider: { id: 1 } },
    ]);
  });

  it('leaves out who does not fit by it', async () => {
    const far = {
      ...TABLE,
      distances: [
        [0, 0, 90_000],
        [0, 250_000, 0],
        [90_000, 0, 251_000],
      ],
      durations: [
        [0, 0, 4_000],
        [0, 9_000, 0],
        [4_000, 0, 9_100],
      ],
    };
    osrm.answers(({ url = '' }) => (url.startsWith('/table') ? far : ROUTE_REPLY));
    expect((await eventuallyBy('osrm')).matches).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['answers without an end', () => osrm.repliesWithoutEnd()],
    ['talks nonsense', () => osrm.replies(200, { code: 'Ok', routes: 'none' })],
    ['answers no JSON', () => osrm.replies(200, '<html>')],
    ['fails', () => osrm.replies(500, { code: 'Error' })],
    ['hangs up', () => osrm.hangsUp()],
    ['says nothing', () => osrm.isSilent()],
  ])('answers by the roads within the service when it %s, and says so', async (_what, misbehave) => {
    misbehave();
    const { router, route, matches } = await find();
    expect([router, matches.length]).toEqual(['embedded', 1]);
    expect(route?.distanceMetres).toBeGreaterThan(200_000);
  });

  /** It is not asked for a while after it has failed. */
  async function eventuallyBy(router: string) {
    let answer = await find();
    await eventually(`${router} answers`, async () => {
      answer = await find();
      return answer.router === router;
    });
    return answer;
  }
});
