import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { aPrincipal } from '../../test/support/a-known-token.js';
import { PublicProfileService } from './public-profile.service.js';

const viewer = aPrincipal();
const KNOWN = {
  fullName: 'Ayşe Yılmaz',
  profileImage: '/api/users/5/photo/aaaaaaaaaaaaaaaaaaaaaa',
  isPhoneVerified: true,
  rating: 4.5,
  ratings: 2,
  vehicle: { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' },
  createdAt: 1_000,
};
const RATING = { toUserId: 5, agreementId: 1, rating: 5, comment: 'Çok dakik', createdAt: 2_000 };

describe('PublicProfileService', () => {
  let profiles: PublicProfileService;
  let isShared: boolean;
  let known: typeof KNOWN;
  let hidden: Set<number>;
  const hiddenUsers = { find: async () => hidden };
  beforeEach(() => {
    isShared = false;
    known = KNOWN;
    hidden = new Set();
    const rpc = new InMemoryRpcClient();
    rpc.handle(usersRpc.getProfile, ({ userId }) => {
      if (userId === 404) throw new DomainError('user-unknown');
      return { id: userId, ...known };
    });
    rpc.handle(usersRpc.listPeople, () => ({
      people: [{ id: 8, ...KNOWN, fullName: 'Ali Demir', phone: null }],
    }));
    rpc.handle(agreementsRpc.summarizeUser, () => ({ finished: 3, isShared }));
    rpc.handle(agreementsRpc.listRatings, () => ({
      ratings: [
        { ...RATING, fromUserId: 8 },
        { ...RATING, fromUserId: 9, comment: null },
      ],
    }));
    profiles = new PublicProfileService(rpc as never, hiddenUsers as never);
  });

  it('shows the short name, a masked plate, and the ratings without names of deleted accounts', async () => {
    const rated = { rating: 5, createdAt: 2_000 };
    expect(await profiles.get(5, viewer)).toEqual({
      id: 5,
      name: 'Ayşe Y.',
      profileImage: KNOWN.profileImage,
      memberSince: 1_000,
      isPhoneVerified: true,
      finishedAgreements: 3,
      vehicle: { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ••• 23' },
      received: [
        { ...rated, name: 'Ali D.', comment: 'Çok dakik' },
        { ...rated, name: 'Silinmiş hesap', comment: null },
      ],
    });
  });

  it.each([
    ['the other side of an accepted agreement', viewer, true],
    ['the user', aPrincipal({ userId: 5 }), false],
  ])('shows the full name and the plate to %s', async (_who, principal, shares) => {
    isShared = shares;
    const shown = { name: 'Ayşe Yılmaz', vehicle: KNOWN.vehicle };
    expect(await profiles.get(5, principal)).toMatchObject(shown);
  });

  it('shows a user blocked by either side to admins only', async () => {
    hidden.add(5);
    await expect(profiles.get(5, viewer)).rejects.toMatchObject({ code: 'user-unknown' });
    expect(await profiles.get(5, aPrincipal({ isAdmin: true }))).toMatchObject({ id: 5 });
  });

  it('leaves out ratings by people hidden from the viewer', async () => {
    hidden.add(8);
    expect((await profiles.get(5, viewer)).received).toMatchObject([{ name: 'Silinmiş hesap' }]);
  });

  it('shows the mean from three ratings on', async () => {
    known = { ...KNOWN, ratings: 3 };
    expect(await profiles.get(5, viewer)).toMatchObject({ rating: 4.5, ratings: 3 });
  });

  it('throws user-unknown like the users service', async () => {
    await expect(profiles.get(404, viewer)).rejects.toMatchObject({ code: 'user-unknown' });
  });
});
