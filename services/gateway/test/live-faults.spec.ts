import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './support/live-client.js';
import { ANKARA, type LiveWorld, setLiveWorld, tokenOf } from './support/live-world.js';
import { PROVIDERS, type Fleet, startFleet } from './support/fleet.js';

describe('/api/live, while something fails', () => {
  let world: LiveWorld;
  let fleet: Fleet;
  let viewers: LiveClient[];
  beforeAll(async () => {
    world = await setLiveWorld({ gateways: 2, providers: 2 });
    for (const userId of PROVIDERS) await world.goOnline(userId);
    fleet = await startFleet(world);
    viewers = await Promise.all(world.gateways.map((gateway) => world.connect(gateway)));
    await Promise.all(viewers.map((viewer) => viewer.next('snapshot', () => viewer.watch())));
  }, 240_000);
  afterAll(async () => {
    fleet.stop();
    await world.stop();
  });

  /** Every viewer shows of every provider the last position that was acknowledged, and nobody else. */
  const nobodyIsWrong = () =>
    eventually(
      'every viewer shows what was acknowledged last',
      async () => {
        for (const { providers } of viewers) {
          expect([...providers.keys()].sort()).toEqual([...PROVIDERS].sort());
          for (const userId of PROVIDERS) expect(providers.get(userId)).toMatchObject(fleet.lastOf(userId));
        }
        return true;
      },
      30_000,
    );

  it('shows at both gateways what is sent to either', async () => {
    await fleet.drive(200);
    await nobodyIsWrong();
  });

  it('loses no acknowledged position when a providers instance is killed under load, and no viewer stays wrong', async () => {
    const driven = fleet.drive(400);
    await world.providers[0]?.kill();
    await driven;
    await nobodyIsWrong();
    await world.startProviders();
    await fleet.drive(100);
    await nobodyIsWrong();
  });

  it('is right again after Redis was restarted', async () => {
    await world.redis.stop();
    const driven = fleet.drive(100); // refused while Redis is away, and followed by newer ones
    await world.redis.start();
    await driven;
    await nobodyIsWrong();
  });

  it('is right again after NATS was restarted', async () => {
    await world.nats.stop();
    await world.nats.start();
    await fleet.drive(100);
    await nobodyIsWrong();
  });

  it('shows who went online or offline while NATS was away from a gateway', async () => {
    await world.nats.stop();
    await world.nats.start();
    const [gone] = PROVIDERS;
    await eventually('it goes offline', async () => {
      await world.goOffline(gone);
      return true;
    });
    for (const viewer of viewers) await eventually('it is gone', async () => !viewer.providers.has(gone));
    await world.goOnline(gone);
    for (const viewer of viewers) await eventually('it is back', async () => viewer.providers.has(gone));
    await fleet.drive(50);
    await nobodyIsWrong();
  });

  it('tells its clients to come back when a gateway stops, and a new connection resumes with a snapshot', async () => {
    const second = world.gateways.pop();
    const viewer = viewers.pop();
    await second?.stop();
    expect(await viewer?.end()).toEqual({ code: 1001, reason: 'restarting' });
    const again = await world.connect(await world.startGateway());
    await again.next('snapshot', () => again.watch());
    await again.signIn(tokenOf(PROVIDERS[0]));
    again.send({ type: 'position', seq: 1, ...ANKARA });
    await eventually('it is acknowledged', async () => again.acks.includes(1));
    viewers.push(again);
    await fleet.drive(50);
    await nobodyIsWrong();
  });
});
