import { newOffer } from '../../offers/domain/new-offer.js';
import type { ProviderRecord } from '../../presence/domain/provider-record.js';
import { OFFLINE, statusOf } from './provider-status.js';

const record: ProviderRecord = {
  userId: 7,
  isOnline: true,
  session: 1,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  profileAt: 1_000,
  since: 1_000,
  endsAt: 5_000,
  offer: newOffer(3, 7, { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60, showPhone: true }, 1_000),
};

describe('statusOf', () => {
  it('shows offer, end and place of who is online', () => {
    const position = { latitude: 39.97, longitude: 32.86, receivedAt: 2_000 };
    expect(statusOf(record, position)).toEqual({
      isOnline: true,
      offer: record.offer,
      endsAt: 5_000,
      position: { latitude: 39.97, longitude: 32.86, at: 2_000 },
    });
  });

  it('shows no place while none is known', () => {
    expect(statusOf(record, null)).toMatchObject({ isOnline: true, position: null });
  });

  it('shows nothing of who is offline, or never was online', () => {
    expect(OFFLINE).toEqual({ isOnline: false, offer: null, endsAt: null, position: null });
    expect(statusOf({ ...record, isOnline: false }, null)).toEqual(OFFLINE);
    expect(statusOf(null, null)).toEqual(OFFLINE);
  });
});
