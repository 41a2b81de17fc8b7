import { Test } from '@nestjs/testing';
import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { DEVICES_MAX } from '@rotadas/contracts/devices/device';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { aTokenHash, InMemoryDeviceStore } from '../../test/support/in-memory-device-store.js';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import type { AccountChange, NewAccount } from '../users/domain/account.js';
import { newAccount } from '../users/domain/registration.js';
import { AccountStore } from '../users/store/account.store.js';
import { DevicesService } from './devices.service.js';
import { DeviceStore } from './store/device.store.js';

const COMPLETE: AccountChange = {
  fullName: 'Ayşe Yılmaz',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '+90 555 555 55 55',
};
const ACCEPTED = { version: TERMS_VERSION, at: 1_000 };
const UNKNOWN = { code: 'device-unknown', status: 404 };

describe('DevicesService', () => {
  let devices: DevicesService;
  let accounts: InMemoryAccountStore;
  let published: unknown[];
  beforeEach(async () => {
    accounts = new InMemoryAccountStore();
    published = [];
    const nats = {
      publish: (...message) => void published.push(message),
    } satisfies Pick<NatsPublisher, 'publish'>;
    const module = await Test.createTestingModule({
      providers: [
        DevicesService,
        { provide: AccountStore, useValue: accounts },
        { provide: DeviceStore, useValue: new InMemoryDeviceStore() },
        { provide: NatsPublisher, useValue: nats },
      ],
    }).compile();
    devices = module.get(DevicesService);
  });

  const addUser = async (known: Partial<NewAccount> = {}) => {
    const account = { ...newAccount(anIdentity()), ...COMPLETE, acceptances: [ACCEPTED], ...known };
    return (await accounts.create(account)).id;
  };
  const add = (userId: number, tokenHash = aTokenHash()) =>
    devices.add(userId, { name: 'Telefonum' }, tokenHash);

  describe('add', () => {
    it('returns a device that has sent no position, without its token', async () => {
      const userId = await addUser();
      const device = await add(userId);
      expect(device).toEqual({
        id: expect.any(Number),
        name: 'Telefonum',
        createdAt: expect.any(Number),
        app: null,
        lastSeenAt: null,
        batteryPercent: null,
      });
      expect(await devices.list(userId)).toEqual([device]);
    });

    it('requires an account with accepted terms and a complete profile', async () => {
      await expect(add(404)).rejects.toMatchObject({ code: 'user-unknown', status: 404 });
      const newcomer = await addUser({ acceptances: [], phone: null });
      await expect(add(newcomer)).rejects.toMatchObject({ code: 'terms-unaccepted' });
      await accounts.acceptTerms(newcomer, ACCEPTED);
      const details = missingProfileFields({ ...newAccount(anIdentity()), ...COMPLETE, phone: null });
      await expect(add(newcomer)).rejects.toMatchObject({ code: 'profile-incomplete', details });
      expect(await devices.list(newcomer)).toEqual([]);
    });

    it('rejects one device too many, until another is removed', async () => {
      const userId = await addUser();
      for (let count = 0; count < DEVICES_MAX; count += 1) await add(userId);
      await expect(add(userId)).rejects.toMatchObject({ code: 'devices-full', status: 409 });
      const [newest] = await devices.list(userId);
      await devices.remove(userId, newest?.id ?? 0);
      await add(userId);
    });
  });

  describe('identify', () => {
    it('finds the device of a token', async () => {
      const userId = await addUser();
      const tokenHash = aTokenHash();
      const { id } = await add(userId, tokenHash);
      await add(userId);
      expect(await devices.identify(tokenHash)).toEqual({ deviceId: id, userId });
      await expect(devices.identify(aTokenHash())).rejects.toMatchObject(UNKNOWN);
    });

    it('rejects the devices of an account while it is suspended or restricted', async () => {
      const userId = await addUser();
      const tokenHash = aTokenHash();
      await add(userId, tokenHash);
      await accounts.update(userId, { isSuspended: true });
      await expect(devices.identify(tokenHash)).rejects.toMatchObject(UNKNOWN);
      await accounts.update(userId, { isSuspended: false });
      expect(await devices.identify(tokenHash)).toMatchObject({ userId });
      await accounts.update(userId, { eraseAt: Date.now() + 60_000 });
      await expect(devices.identify(tokenHash)).rejects.toMatchObject(UNKNOWN);
    });

    it('rejects a device whose account was deleted', async () => {
      const userId = await addUser();
      const tokenHash = aTokenHash();
      await add(userId, tokenHash);
      accounts.delete(userId);
      await expect(devices.identify(tokenHash)).rejects.toMatchObject(UNKNOWN);
    });
  });

  describe('remove', () => {
    it('publishes the change of access, and the token is unknown', async () => {
      const userId = await addUser();
      const tokenHash = aTokenHash();
      const { id } = await add(userId, tokenHash);
      await devices.remove(userId, id);
      expect(published).toEqual([[ACCESS_CHANGED, { kind: 'changed', userId }]]);
      await expect(devices.identify(tokenHash)).rejects.toMatchObject(UNKNOWN);
      await expect(devices.remove(userId, id)).rejects.toMatchObject(UNKNOWN);
    });

    it('rejects a device of another user, and publishes a change of the caller only', async () => {
      const [userId, other] = [await addUser(), await addUser()];
      const device = await add(userId);
      await expect(devices.remove(other, device.id)).rejects.toMatchObject(UNKNOWN);
      expect(await devices.list(userId)).toEqual([device]);
      expect(published).toEqual([[ACCESS_CHANGED, { kind: 'changed', userId: other }]]);
    });
  });
});
