import { CellChange, type VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { toCell } from '@rotadas/contracts/live/cell';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import { SharedTrip } from '@rotadas/contracts/shares/share';
import { SHARES_CHANGED } from '@rotadas/contracts/shares/shares.rpc';
import { jest } from '@jest/globals';
import { eventually } from '@rotadas/test-kit/eventually';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { useGateway } from '../../../test/support/in-process-gateway.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { aSharedTrip, SHARE_TOKEN } from '../../../test/support/stand-in-agreements.js';

const HERE = { latitude: 39.97123, longitude: 32.86456 };
/** The cell is two rows further south. */
const KONYA = { latitude: 37.87123, longitude: 32.48456 };

describe('a shared trip', () => {
  const gateway = useGateway({ ADDRESS_LIMIT_PER_MINUTE: '100000', ANONYMOUS_REGIONS_PER_HOUR: '1' });
  const clients: LiveClient[] = [];
  const provider = (known: Partial<VersionedProvider>) =>
    aVersionedProvider({ at: 10_000, fullName: 'Ayşe Yılmaz', phone: '0532 444 55 66', ...known });
  let [version, seq] = [10, 0];

  beforeEach(() => {
    gateway.standIns.onMap = [provider({ ...HERE, version: (version += 1) })];
    gateway.standIns.sharedTrip = aSharedTrip({ position: { ...HERE, at: 9_000 } });
    move(HERE, 10_000); // The cell may be mirrored since the test before
  });
  afterEach(() => {
    jest.restoreAllMocks();
    clients.splice(0).forEach((client) => client.close());
  });

  const connect = async () => {
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    return client;
  };
  const following = async () => {
    const client = await connect();
    await client.next('trip', () => client.send({ type: 'follow', token: SHARE_TOKEN }));
    return client;
  };
  const sees = (client: LiveClient, position: object) =>
    eventually('the follower sees the position', async () => {
      const last = client.trips.at(-1)?.position;
      return last !== null && last !== undefined && JSON.stringify(last) === JSON.stringify(position);
    });
  const publish = (cellOf: { latitude: number; longitude: number }, change: object) => {
    const cell = toCell(cellOf);
    const whole = { cell, publisher: 'trips', seq: (seq += 1), markers: [], moves: [], exits: [], ...change };
    gateway.subscriber.receive(liveSubject(cell), CellChange.parse(whole));
  };
  const move = (position: { latitude: number; longitude: number }, at: number) =>
    publish(position, { markers: [provider({ ...position, at, version: (version += 1) })] });
  const hasEnded = async (client: LiveClient) => {
    await eventually('the end arrives', async () => client.errors.length > 0);
    expect(client.errors).toMatchObject([{ code: 'share-unknown' }]);
  };

  it('sends a client without a token the first name, the way and the exact position only', async () => {
    const follower = await following();
    await sees(follower, { ...HERE, at: 10_000 });
    const { sharedTrip } = gateway.standIns;
    const trip = SharedTrip.parse({ ...sharedTrip, position: { ...HERE, at: 10_000 } });
    expect(follower.trips.at(-1)).toEqual({ type: 'trip', ...trip });
    expect(new Set(follower.kinds)).toEqual(new Set(['trip']));
  });

  it('follows the moves, but no other provider', async () => {
    const follower = await following();
    await sees(follower, { ...HERE, at: 10_000 });
    const next = { latitude: 39.98001, longitude: 32.87001 };
    const other = aVersionedProvider({ id: 8, version: (version += 1), ...next, at: 99_000 });
    publish(next, { markers: [other] });
    move(next, 12_000);
    await sees(follower, { ...next, at: 12_000 });
    expect(follower.trips.map(({ position }) => position?.at)).not.toContain(99_000);
  });

  it('is found again where it went, however far', async () => {
    const follower = await following();
    await sees(follower, { ...HERE, at: 10_000 });
    gateway.standIns.onMap = [provider({ ...KONYA, at: 20_000, version: (version += 1) })];
    gateway.standIns.sharedTrip = aSharedTrip({ position: { ...KONYA, at: 20_000 } });
    publish(HERE, { exits: [{ id: 7, version, to: toCell(KONYA) }] });
    await sees(follower, { ...KONYA, at: 20_000 });
    const next = { latitude: 37.88001, longitude: 32.49001 };
    await eventually('the new area is mirrored', async () => {
      move(next, 22_000);
      return follower.trips.at(-1)?.position?.at === 22_000;
    });
  });

  it('keeps the last position of a provider who went offline', async () => {
    const follower = await following();
    await sees(follower, { ...HERE, at: 10_000 });
    gateway.standIns.onMap = [];
    gateway.standIns.sharedTrip = aSharedTrip({ arrivesAt: 50_000 });
    publish(HERE, { exits: [{ id: 7, version: (version += 1), to: null }] });
    await eventually('it is looked up again', async () => follower.trips.at(-1)?.arrivesAt === 50_000);
    expect(follower.trips.at(-1)?.position).toEqual({ ...HERE, at: 10_000 });
  });

  it('ends when it is stopped, for all its followers, and for no other viewer', async () => {
    const [one, two, viewer] = [await following(), await following(), await connect()];
    await viewer.next('snapshot', () => viewer.watch());
    gateway.standIns.sharedTrip = null;
    gateway.subscriber.receive(SHARES_CHANGED, { providerId: 8 });
    gateway.subscriber.receive(SHARES_CHANGED, { providerId: 7 });
    await hasEnded(one);
    await hasEnded(two);
    const frames = one.trips.length;
    move({ latitude: 39.98, longitude: 32.87 }, 30_000);
    await eventually('the viewer sees the move', async () => viewer.providers.get(7)?.at === 30_000);
    expect([one.trips.length, one.closed]).toEqual([frames, undefined]);
  });

  it('ends at its time, without any event', async () => {
    const follower = await following();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    await hasEnded(follower);
  });

  it('is looked up once for all its followers, and not counted as an opening', async () => {
    const before = gateway.standIns.requests.length;
    await Promise.all([following(), following(), following()]);
    const opened = gateway.standIns.requests
      .slice(before)
      .filter((each) => JSON.stringify(each).includes('isCounted'));
    expect(opened).toEqual([{ token: SHARE_TOKEN, isCounted: false }]);
  });

  it.each([
    ['a guessed token', 'A'.repeat(22), 'share-unknown'],
    ['a token in a wrong shape', 'abc', 'input-invalid'],
  ])('rejects %s, and stays open', async (_what, token, code) => {
    const client = await connect();
    client.send({ type: 'follow', token });
    await eventually('it is rejected', async () => client.errors.length > 0);
    expect(client.errors).toMatchObject([{ code }]);
    await client.next('trip', () => client.send({ type: 'follow', token: SHARE_TOKEN }));
  });

  it('replaces a viewport, and is replaced by one', async () => {
    const client = await following();
    await client.next('snapshot', () => client.watch());
    const frames = client.trips.length;
    move({ latitude: 39.985, longitude: 32.875 }, 40_000);
    await eventually('the move arrives', async () => client.providers.get(7)?.at === 40_000);
    expect(client.trips).toHaveLength(frames);
    await client.next('trip', () => client.send({ type: 'follow', token: SHARE_TOKEN }));
    const deltas = client.kinds.filter((kind) => kind === 'delta').length;
    move({ latitude: 39.986, longitude: 32.876 }, 42_000);
    await eventually('the trip goes on', async () => client.trips.at(-1)?.position?.at === 42_000);
    expect(client.kinds.filter((kind) => kind === 'delta')).toHaveLength(deltas);
  });
});

describe('a trip that cannot be looked up', () => {
  const gateway = useGateway();

  it('is reported once, and looked up until that succeeds or the client leaves', async () => {
    const client = await LiveClient.connect(gateway.url);
    gateway.stopServices();
    client.send({ type: 'follow', token: SHARE_TOKEN });
    await eventually('it is reported', async () => client.errors.length > 0);
    gateway.startServices();
    await eventually('the trip arrives', async () => client.trips.length > 0);
    expect(client.errors).toMatchObject([{ code: 'service-unavailable' }]);
    client.close();
  });
});

describe('followings', () => {
  const gateway = useGateway({ LIVE_FRAMES_PER_SECOND: '1000' });

  it('are limited per address', async () => {
    const client = await LiveClient.connect(gateway.url);
    for (let sent = 0; sent < 301; sent += 1) client.send({ type: 'follow', token: SHARE_TOKEN });
    await eventually('one is over the limit', async () =>
      client.errors.some(({ code }) => code === 'rate-limited'),
    );
    expect(client.closed).toBeUndefined();
    client.close();
  });
});
