import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { SanctionNotice } from '@rotadas/contracts/sanctions/sanction';
import { CurrentUser } from '@rotadas/contracts/users/user';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { composeCurrentUser } from './current-user.service.js';

const USER = aUser({ fullName: 'Ayşe' });
const OFFER = anOffer({ showPhone: false });

describe('composeCurrentUser', () => {
  it('joins the account with its status', () => {
    const status = {
      isOnline: true,
      offer: OFFER,
      endsAt: 9,
      position: { latitude: 39, longitude: 32, at: 5 },
    };
    const me = composeCurrentUser(USER, status);
    expect(CurrentUser.parse(me)).toMatchObject({
      fullName: 'Ayşe',
      activeService: 'taxi',
      onlineDuration: 60,
      serviceEndsAt: 9,
      phoneVisibility: 'on-agreement',
      showPhone: false,
      lastLocationUpdate: 5,
    });
  });

  it('has the details of its offer, and no field for missing ones', () => {
    const status = { isOnline: true, endsAt: 9, position: null };
    const details = { seats: 2, price: { amount: 150, per: 'person' as const } };
    const me = composeCurrentUser(USER, { ...status, offer: { ...OFFER, ...details } });
    expect(CurrentUser.parse(me)).toMatchObject(details);
    expect(me).not.toHaveProperty('stops');
    expect(composeCurrentUser(USER, { ...status, offer: OFFER })).not.toHaveProperty('seats');
  });

  it.each([
    ['has a running suspension', 60_000, true],
    ['has no suspension that has ended', 0, false],
  ])('%s', (_what, left, isThere) => {
    const sanction: SanctionNotice = {
      ...{ id: 12, kind: 'suspension', reason: 'no-show', text: 'Gelmedin.', appeal: 'none', answer: null },
      at: 1,
      until: Date.now() + left,
    };
    const offline = { isOnline: false, offer: null, endsAt: null, position: null };
    const me = composeCurrentUser({ ...USER, sanction }, offline);
    expect(me.sanction).toEqual(isThere ? sanction : null);
  });

  it('has nulls while offline, and no duration for an offer without an end', () => {
    const offline = { isOnline: false, offer: null, endsAt: null, position: null };
    expect(composeCurrentUser(USER, offline)).toMatchObject({
      isOnline: false,
      activeService: null,
      latitude: null,
    });
    const always: ProviderStatus = { ...offline, isOnline: true, offer: { ...OFFER, duration: 'always' } };
    expect(composeCurrentUser(USER, always).onlineDuration).toBeNull();
  });
});
