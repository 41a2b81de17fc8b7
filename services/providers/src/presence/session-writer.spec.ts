import { jest } from '@jest/globals';
import { newOffer } from '../offers/domain/new-offer.js';
import { ANKARA, anOffer, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { SessionWriter } from './session-writer.js';

const OFFER = newOffer(3, 7, anOffer(), 1_000);
const POSITION = { ...KONYA, receivedAt: 1_000 };
const CHANGED = { fullName: 'Yeni Ad', phone: null, rating: 0, ratings: 0, profileAt: 2_000 };
const profileReadAt = (profileAt: number) => ({ ...CHANGED, fullName: 'Ayşe Yılmaz', profileAt });

describe('SessionWriter', () => {
  const service = useProvidersInMemory();
  let sessions: SessionWriter;

  const begin = (readAt = 1_000, offer = OFFER) => sessions.begin(7, profileReadAt(readAt), offer);

  beforeEach(() => void (sessions = service.get(SessionWriter)));

  it('starts with the profile that changed while the user was offline, if it is newer', async () => {
    await begin();
    await service.providers.setOffline(7, 'ended');
    await service.providers.updateProfile(7, CHANGED);
    expect((await begin(1_999)).after).toMatchObject(CHANGED);
    expect((await begin(2_001)).after).toMatchObject(profileReadAt(2_001));
  });

  it('reverts to the latest profile', async () => {
    await begin();
    const change = await sessions.edit(7, anOffer({ to: 'Bursa' }));
    await service.providers.updateProfile(7, CHANGED);
    await sessions.revert(change, POSITION);
    expect(await service.providers.find(7)).toMatchObject({ ...CHANGED, offer: OFFER });
  });

  it('reverts an edit in a new session, so that the failed one is rejected', async () => {
    const { after: before } = await begin();
    const change = await sessions.edit(7, anOffer({ to: 'Bursa' }));
    await sessions.revert(change, POSITION);
    const restored = await service.providers.find(7);
    expect(restored).toMatchObject({ isOnline: true, offer: before.offer });
    expect(restored?.session).toBeGreaterThan(change.after.session);
    expect(await service.markers.put(change.after, { ...POSITION, ...ANKARA })).toBeNull();
    expect(service.markers.getMarker(7)).toMatchObject({ ...KONYA, offer: { to: 'Konya' } });
  });

  it('does not revert a concurrent change', async () => {
    const change = await begin();
    const { after: later } = await begin(1_000, newOffer(4, 7, anOffer(), 1_000));
    await sessions.revert(change, POSITION);
    expect(await service.providers.find(7)).toEqual(later);
  });

  it('does not reject if the revert fails, since the sweep completes it', async () => {
    const change = await begin();
    jest.spyOn(service.providers, 'replace').mockRejectedValue(UNAVAILABLE);
    await expect(sessions.revert(change, POSITION)).resolves.toBeUndefined();
  });

  it('stops applying offers if each is followed by a newer session', async () => {
    const { after } = await begin();
    let session = after.session;
    jest.spyOn(service.providers, 'find').mockImplementation(async () => {
      session += 1;
      if (session > after.session + 100) throw new Error('still applying');
      return { ...after, session };
    });
    await expect(sessions.applyOffer(after)).rejects.toMatchObject({ code: 'change-conflict' });
  });
});
