import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { USERS_MAX, usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { OfferClient } from './offer-client.js';

const OFFER = anOffer({ type: 'companion', seats: 2 });
const ONLINE: ProviderStatus = {
  isOnline: true,
  offer: OFFER,
  endsAt: 9_000,
  position: { latitude: 39.92, longitude: 32.85, at: 1_000 },
};

describe('OfferClient', () => {
  let rpc: InMemoryRpcClient;
  let client: OfferClient;
  let status: ProviderStatus;

  beforeEach(async () => {
    status = ONLINE;
    rpc = new InMemoryRpcClient();
    rpc.handle(providersRpc.getStatus, () => status);
    rpc.handle(usersRpc.get, ({ userId }) => aUser({ id: userId }));
    const module = await Test.createTestingModule({
      providers: [OfferClient, { provide: RpcClient, useValue: rpc }],
    }).compile();
    client = module.get(OfferClient);
  });

  it('returns the offer of an online user, with its position', async () => {
    const provider = anActiveProvider({ id: 7, seats: 2, endsAt: 9_000 });
    expect(await client.find(7)).toEqual({ offer: OFFER, provider });
  });

  it('returns null for a user who is offline or has no account', async () => {
    status = { isOnline: false, offer: null, endsAt: null, position: null };
    expect(await client.find(7)).toBeNull();
    status = ONLINE;
    rpc.handle(usersRpc.get, () => {
      throw new DomainError('user-unknown');
    });
    expect(await client.find(7)).toBeNull();
  });

  it('distinguishes a position that is not stored from a service that is unavailable', async () => {
    status = { ...ONLINE, position: null };
    await expect(client.find(7)).rejects.toMatchObject({ code: 'position-missing' });
    status = ONLINE;
    rpc.handle(usersRpc.get, () => {
      throw new DomainError('service-unavailable');
    });
    await expect(client.find(7)).rejects.toMatchObject({ code: 'service-unavailable' });
  });

  it('returns the users hidden from a provider', async () => {
    rpc.handle(blocksRpc.listHidden, ({ userIds }) => ({
      hidden: userIds.includes(7) ? [{ userId: 7, hiddenIds: [8, 9] }] : [],
    }));
    expect([...(await client.findHidden(7))]).toEqual([8, 9]);
    expect([...(await client.findHidden(6))]).toEqual([]);
  });

  it('returns the women among many users', async () => {
    const requested: number[] = [];
    rpc.handle(usersRpc.listWomen, ({ userIds }) => {
      requested.push(userIds.length);
      return { userIds: userIds.filter((userId) => userId % 2 === 0) };
    });
    const userIds = Array.from({ length: USERS_MAX + 1 }, (_, index) => index + 1);
    expect(await client.findWomen([...userIds, ...userIds])).toEqual(
      new Set(userIds.filter((userId) => userId % 2 === 0)),
    );
    expect(requested).toEqual([USERS_MAX, 1]);
  });

  it('returns the users whose account is open', async () => {
    rpc.handle(usersRpc.getAccounts, ({ userIds }) => ({
      users: userIds
        .filter((id) => id !== 404)
        .map((id) => ({ ...aUser({ id }), uid: `${id}`, isSuspended: id === 8 })),
    }));
    expect([...(await client.findOpen([7, 8, 9, 404]))]).toEqual([7, 9]);
  });

  it('returns one of the planned offers of a user', async () => {
    const planned = { ...anActiveProvider({ id: 7 }), offerId: 5, departsAt: 2_000 };
    rpc.handle(providersRpc.listPlanned, () => ({
      providers: [{ ...planned, offerId: 4 }, planned],
      nextAfterId: null,
    }));
    expect(await client.findPlanned(7, 5)).toEqual(planned);
    expect(await client.findPlanned(7, 6)).toBeNull();
  });
});
