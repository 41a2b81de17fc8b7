import { DEVICES_MAX } from '@rotadas/contracts/devices/device';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { DeviceStore } from '../src/devices/store/device.store.js';
import { aTokenHash } from './support/in-memory-device-store.js';

describe('DeviceStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const devices = new DeviceStore(mongodb, new IdSequence(mongodb));
  let lastUser = 0;
  const newUser = () => (lastUser += 1);
  beforeAll(() => mongodb.onModuleInit());
  afterAll(() => mongodb.onApplicationShutdown());

  const tryToAdd = (userId: number, tokenHash = aTokenHash()) =>
    devices.add({ userId, name: 'Telefonum', tokenHash, createdAt: 1_000 });
  const add = async (userId = newUser(), tokenHash = aTokenHash()) => {
    const device = await tryToAdd(userId, tokenHash);
    if (!device) throw new Error('the user has too many devices');
    return device;
  };

  it('lists the devices of a user unchanged, newest first', async () => {
    const userId = newUser();
    const [first, second] = [await add(userId), await add(userId)];
    await add();
    expect(await devices.listByUser(userId)).toEqual([second, first]);
  });

  it('limits the devices of a user under concurrent requests; a removed one makes room', async () => {
    const userId = newUser();
    const added = await Promise.all(Array.from({ length: 10 }, () => tryToAdd(userId)));
    const kept = added.flatMap((device) => device ?? []);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(DEVICES_MAX);
    expect(await devices.listByUser(userId)).toHaveLength(DEVICES_MAX);
    expect(await devices.remove(userId, kept[1]?.id ?? 0)).toBe(true);
    await add(userId);
    expect(await tryToAdd(userId)).toBeNull();
  });

  it('removes a device for its owner only, once', async () => {
    const [userId, tokenHash] = [newUser(), aTokenHash()];
    const { id } = await add(userId, tokenHash);
    expect(await devices.remove(newUser(), id)).toBe(false);
    expect(await devices.findOwner(tokenHash)).toEqual({ deviceId: id, userId });
    expect(await devices.remove(userId, id)).toBe(true);
    expect(await devices.remove(userId, id)).toBe(false);
    expect(await devices.findOwner(tokenHash)).toBeNull();
  });

  it('does not mix up the owners of tokens that are looked up at the same time', async () => {
    const owned = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const [userId, tokenHash] = [newUser(), aTokenHash()];
        return { userId, tokenHash, deviceId: (await add(userId, tokenHash)).id };
      }),
    );
    const hashes = [aTokenHash(), ...owned.map(({ tokenHash }) => tokenHash)];
    const expected = [null, ...owned.map(({ deviceId, userId }) => ({ deviceId, userId }))];
    expect(await Promise.all(hashes.map((hash) => devices.findOwner(hash)))).toEqual(expected);
  });

  it('stores the hash of a token once, also for another user', async () => {
    const tokenHash = aTokenHash();
    const [userId, other] = [newUser(), newUser()];
    const { id } = await add(userId, tokenHash);
    await expect(tryToAdd(other, tokenHash)).rejects.toMatchObject({ code: 'change-conflict' });
    await expect(tryToAdd(userId, tokenHash)).rejects.toMatchObject({ code: 'change-conflict' });
    expect(await devices.findOwner(tokenHash)).toEqual({ deviceId: id, userId });
    expect(await devices.listByUser(other)).toEqual([]);
  });

  it('records the newest of the sightings of a device, and ignores removed devices', async () => {
    const userId = newUser();
    const [device, removed] = [await add(userId), await add(userId)];
    await devices.remove(userId, removed.id);
    const sighting = { deviceId: device.id, app: 'owntracks', seenAt: 5_000, batteryPercent: 82 } as const;
    const seen = { ...device, app: 'owntracks', lastSeenAt: 5_000, batteryPercent: 82 };
    await devices.recordSightings([
      { ...sighting, app: 'osmand', seenAt: 4_000, batteryPercent: 83 },
      sighting,
      { ...sighting, app: 'osmand', seenAt: 3_000, batteryPercent: 84 },
      { ...sighting, deviceId: removed.id },
    ]);
    expect(await devices.listByUser(userId)).toEqual([seen]);
    await devices.recordSightings([{ ...sighting, seenAt: 4_999, batteryPercent: 90 }]);
    expect(await devices.listByUser(userId)).toEqual([seen]);
    await devices.recordSightings([{ ...sighting, app: 'traccar', seenAt: 5_001, batteryPercent: null }]);
    const newer = { ...seen, app: 'traccar', lastSeenAt: 5_001, batteryPercent: null };
    expect(await devices.listByUser(userId)).toEqual([newer]);
  });
});
