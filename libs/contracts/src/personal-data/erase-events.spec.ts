import { belongsToUser } from './erase-events.js';

describe('belongsToUser', () => {
  it.each([
    ['of the user', { userId: 7 }, true],
    ['about an offer of the user', { userId: 8, offer: { userId: 7 } }, true],
    ['about a block by the user', { blockerId: 7, blockedId: 8 }, true],
    ['about a block of the user', { blockerId: 8, blockedId: 7 }, true],
    ['of an agreement of a requester', { requesterId: 7, providerId: 8 }, true],
    ['of an agreement with a provider', { requesterId: 8, providerId: 7 }, true],
    ['about a message of the user', { fromUserId: 7 }, true],
    ['of a user by an admin', { adminId: 8, userId: 7 }, true],
    ['of another user', { userId: 8 }, false],
    ['about no user by an admin', { adminId: 7, userId: null }, false],
    ['about a block between others', { blockerId: 8, blockedId: 9 }, false],
    ['about no user', {}, false],
  ])('tells an event %s', (_what, payload, belongs) => {
    expect(belongsToUser({ text: JSON.stringify({ payload }) }, new Set([7]))).toBe(belongs);
  });

  it('is false for a text that is not JSON', () => {
    expect(belongsToUser({ text: '{' }, new Set([7]))).toBe(false);
  });
});
