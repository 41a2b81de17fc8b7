import { Test } from '@nestjs/testing';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import type { Principal } from '../sign-in/principal.js';
import { aPrincipal } from '../../test/support/a-known-token.js';
import { HiddenUsers } from '../blocks/hidden-users.js';
import { PublicUserService } from './public-user.service.js';

const viewer = aPrincipal();

describe('PublicUserService', () => {
  let users: PublicUserService;
  let isOnline: boolean;
  let hasPlan: boolean;
  let hidden: Set<number>;
  beforeEach(async () => {
    [isOnline, hasPlan, hidden] = [false, false, new Set()];
    const hiddenUsers: Pick<HiddenUsers, 'find'> = { find: async () => hidden };
    const rpc = new InMemoryRpcClient();
    rpc.handle(usersRpc.getPublic, ({ userId }) => ({ id: userId, fullName: 'Ayşe Yılmaz' }));
    rpc.handle(providersRpc.getStatus, () => ({
      ...{ isOnline, offer: null, endsAt: null, position: null },
    }));
    rpc.handle(providersRpc.listPlanned, () => ({
      providers: hasPlan ? [{ ...anActiveProvider({ id: 5 }), offerId: 1, departsAt: 9_000 }] : [],
      nextAfterId: null,
    }));
    const module = await Test.createTestingModule({
      providers: [
        PublicUserService,
        { provide: RpcClient, useValue: rpc },
        { provide: HiddenUsers, useValue: hiddenUsers },
      ],
    }).compile();
    users = module.get(PublicUserService);
  });

  it('returns first name and initial to others', async () => {
    expect(await users.get(5, viewer)).toEqual({ id: 5, fullName: 'Ayşe Y.' });
  });

  it.each<[string, () => void]>([
    ['a live offer', () => void (isOnline = true)],
    ['a planned offer', () => void (hasPlan = true)],
  ])('returns the full name of a user with %s', async (_offer, publish) => {
    publish();
    expect(await users.get(5, viewer)).toEqual({ id: 5, fullName: 'Ayşe Yılmaz' });
  });

  it.each<[string, Principal]>([
    ['an admin', aPrincipal({ isAdmin: true })],
    ['the user', aPrincipal({ userId: 5 })],
  ])('returns the full name to %s', async (_viewer, principal) => {
    expect(await users.get(5, principal)).toEqual({ id: 5, fullName: 'Ayşe Yılmaz' });
  });

  it('finds a user blocked by either side for admins only', async () => {
    hidden.add(5);
    isOnline = true;
    await expect(users.get(5, viewer)).rejects.toMatchObject({ code: 'user-unknown', status: 404 });
    expect(await users.get(5, aPrincipal({ isAdmin: true }))).toMatchObject({ id: 5 });
  });
});
