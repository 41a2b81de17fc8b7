import { eventually } from '@rotadas/test-kit/eventually';
import { type Fleet, PROVIDERS, startFleet } from '../support/fleet.js';
import { ANKARA, deployIsolated, tokenFor } from '../support/live-deployment.js';
import { ReconnectingViewer } from '../support/reconnecting-viewer.js';

/** Online, and does not move. */
const STATIONARY = 111;

/** Signed in: anonymous positions are not exact. */
const VIEWER = 112;

describe('/api/live during faults', () => {
  let deployment: Awaited<ReturnType<typeof deployIsolated>>;
  let fleet: Fleet;
  let viewers: ReconnectingViewer[];
  beforeAll(async () => {
    deployment = await deployIsolated({ gateways: 2, providers: 2 });
    for (const userId of PROVIDERS) await deployment.goOnline(userId);
    fleet = startFleet(deployment);
    const connect = async (url: string) => {
      const client = await deployment.connect({ url });
      await client.signIn(tokenFor(VIEWER));
      return client;
    };
    viewers = deployment.gateways.map(({ url }) => new ReconnectingViewer(() => connect(url)));
    await Promise.all(viewers.map((viewer) => viewer.sees(PROVIDERS[0])));
  });
  afterAll(async () => {
    for (const viewer of viewers) viewer.stop();
    fleet.stop();
    await deployment.stop();
  });

  /** Every viewer shows the last acknowledged position of every provider, and no other provider. */
  const allViewersAreCorrect = () =>
    eventually('every viewer shows what was acknowledged last', async () => {
      for (const { providers } of viewers) {
        expect([...providers.keys()].sort()).toEqual([...PROVIDERS].sort());
        for (const userId of PROVIDERS)
          expect(providers.get(userId)).toMatchObject(fleet.lastPosition(userId));
      }
      return true;
    });

  /** Drives during the fault; afterwards all are acknowledged and shown correctly. */
  const recoversFrom = async (fail: () => Promise<unknown>) => {
    const halt = fleet.keepDriving();
    await fleet.acknowledged();
    await fail();
    await fleet.acknowledged();
    await halt();
    await allViewersAreCorrect();
  };

  it('loses no acknowledged position when a providers instance is killed under load', async () => {
    await recoversFrom(async () => deployment.providers[0]?.kill());
    await deployment.startProviders();
    await fleet.drive(5);
    await allViewersAreCorrect();
  });

  it('shows positions that a killed providers instance had acknowledged but not published', async () => {
    await fleet.drive(1);
    await deployment.providers[1]?.kill();
    await allViewersAreCorrect();
    await deployment.startProviders();
  });

  it('recovers after Redis was restarted under load', async () => {
    await recoversFrom(async () => {
      await deployment.redis.stop();
      await deployment.redis.start();
    });
  });

  it('recovers after Redis lost its data: a position restores its provider', async () => {
    await deployment.goOnline(STATIONARY);
    for (const viewer of viewers) await viewer.sees(STATIONARY);
    await recoversFrom(async () => {
      await deployment.redis.stop();
      await deployment.redis.startEmpty();
    });
    const reply = await deployment.post(STATIONARY, '/api/providers/location', ANKARA);
    expect(reply.status).toBe(204);
    for (const viewer of viewers) await viewer.sees(STATIONARY);
    expect(viewers[0]?.providers.get(STATIONARY)).toMatchObject({
      ...ANKARA,
      fullName: 'Ali Sürücü',
    });
    await deployment.goOffline(STATIONARY);
    await allViewersAreCorrect();
  });

  it('recovers after NATS was restarted under load', async () => {
    await recoversFrom(async () => {
      await deployment.nats.stop();
      await deployment.nats.start();
    });
  });

  it('shows who went online or offline while a gateway had no NATS', async () => {
    await deployment.nats.stop();
    await deployment.nats.start();
    const [offline] = PROVIDERS;
    await eventually('it goes offline', async () => {
      await deployment.goOffline(offline);
      return true;
    });
    for (const viewer of viewers) await viewer.seesNot(offline);
    await deployment.goOnline(offline);
    for (const viewer of viewers) await viewer.sees(offline);
    await fleet.drive(5);
    await allViewersAreCorrect();
  });

  it('recovers after a gateway was killed under load and restarted', async () => {
    const [, killed] = deployment.gateways;
    await recoversFrom(async () => {
      await killed?.kill();
      await deployment.startGateway(killed?.url);
    });
  });
});
