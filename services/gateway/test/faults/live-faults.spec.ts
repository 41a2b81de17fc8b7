import { eventually } from '@rotadas/test-kit/eventually';
import { type Fleet, PROVIDERS, startFleet } from '../support/fleet.js';
import { ANKARA, deployIsolated, tokenFor } from '../support/live-deployment.js';
import { ReconnectingViewer } from '../support/reconnecting-viewer.js';

/** Online, and does not move. */
const STANDING = 111;

/** Signed in: anonymous positions are not exact. */
const VIEWER = 112;

describe('/api/live during faults', () => {
  let deployment: Awaited<ReturnType<typeof deployIsolated>>;
  let fleet: Fleet;
  let viewers: ReconnectingViewer[];
  beforeAll(async () => {
    deployment = await deployIsolated({ gateways: 2, providers: 2 });
    for (const userId of PROVIDERS) await deployment.goOnline(userId);
    fleet = await startFleet(deployment);
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
  const nobodyIsWrong = () =>
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
    await fleet.heard();
    await fail();
    await fleet.heard();
    await halt();
    await nobodyIsWrong();
  };

  it('shows positions sent to one gateway at both', async () => {
    await fleet.drive(20);
    await nobodyIsWrong();
  });

  it('loses no acknowledged position when a providers instance is killed under load', async () => {
    await recoversFrom(async () => deployment.providers[0]?.kill());
    await deployment.startProviders();
    await fleet.drive(5);
    await nobodyIsWrong();
  });

  it('shows positions that a killed providers instance had acknowledged but not published', async () => {
    await fleet.drive(1);
    await deployment.providers[1]?.kill();
    await nobodyIsWrong();
    await deployment.startProviders();
  });

  it('recovers after Redis was restarted under load', async () => {
    await recoversFrom(async () => {
      await deployment.redis.stop();
      await deployment.redis.start();
    });
  });

  it('recovers after Redis lost its data: a position restores its provider', async () => {
    await deployment.goOnline(STANDING);
    for (const viewer of viewers) await viewer.sees(STANDING);
    await recoversFrom(async () => {
      await deployment.redis.stop();
      await deployment.redis.startEmpty();
    });
    const reply = await deployment.post(STANDING, '/api/providers/location', ANKARA);
    expect(reply.status).toBe(204);
    for (const viewer of viewers) await viewer.sees(STANDING);
    expect(viewers[0]?.providers.get(STANDING)).toMatchObject({ ...ANKARA, fullName: `Sürücü ${STANDING}` });
    await deployment.goOffline(STANDING);
    await nobodyIsWrong();
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
    const [gone] = PROVIDERS;
    await eventually('it goes offline', async () => {
      await deployment.goOffline(gone);
      return true;
    });
    for (const viewer of viewers) await viewer.seesNot(gone);
    await deployment.goOnline(gone);
    for (const viewer of viewers) await viewer.sees(gone);
    await fleet.drive(5);
    await nobodyIsWrong();
  });

  it('recovers after a gateway was killed under load and restarted', async () => {
    const [, killed] = deployment.gateways;
    await recoversFrom(async () => {
      await killed?.kill();
      await deployment.startGateway(killed?.url);
    });
  });

  it('closes with `restarting` when a gateway stops; clients resume after its return', async () => {
    const [, stopped] = deployment.gateways;
    const loss = viewers[1]?.loss();
    await recoversFrom(async () => {
      expect(await stopped?.stop()).toBe(0);
      await deployment.startGateway(stopped?.url);
    });
    expect(await loss).toEqual({ code: 1001, reason: 'restarting' });
  });
});
