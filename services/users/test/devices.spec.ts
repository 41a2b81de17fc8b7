import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { type FollowedUsers, startFollowedUsers } from './support/access-changes.js';
import { aTokenHash } from './support/in-memory-device-store.js';

describe('the users service', () => {
  let users: FollowedUsers;
  beforeAll(async () => {
    users = await startFollowedUsers();
  });
  afterAll(() => users.stop());

  it('adds, identifies, lists and removes a device over NATS', async () => {
    const { client } = users;
    const [userId, tokenHash] = [await users.add(), aTokenHash()];
    await client.call(usersRpc.acceptTerms, { userId });
    const profile = {
      fullName: 'Ayşe Yılmaz',
      gender: 'female',
      birthDate: '1990-05-17',
      phone: '0555 555 55 55',
    } as const;
    await client.call(usersRpc.updateProfile, { userId, profile });
    const device = await client.call(devicesRpc.add, { userId, device: { name: 'Telefonum' }, tokenHash });
    const deviceId = device.id;
    expect(await client.call(devicesRpc.identify, { tokenHash })).toEqual({ deviceId, userId });
    const sighting = { deviceId, app: 'owntracks', seenAt: 5_000, batteryPercent: 82 } as const;
    await client.call(devicesRpc.recordSightings, { sightings: [sighting] });
    const seen = { ...device, app: 'owntracks', lastSeenAt: 5_000, batteryPercent: 82 };
    expect(await client.call(devicesRpc.list, { userId })).toEqual({ devices: [seen] });
    users.changes.length = 0;
    await client.call(devicesRpc.remove, { userId, deviceId });
    await users.isPublished({ kind: 'changed', userId });
    const identified = client.call(devicesRpc.identify, { tokenHash });
    await expect(identified).rejects.toMatchObject({ code: 'device-unknown' });
  });
});
