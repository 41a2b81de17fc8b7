import { toActiveProvider } from './active-provider.js';
import type { Marker } from './marker.js';

const marker: Marker = {
  userId: 1,
  fullName: 'Ayşe Yılmaz',
  phone: '0555 111 22 33',
  latitude: 39.97,
  longitude: 32.86,
  receivedAt: 1_000,
  endsAt: 5_000,
  version: 7,
  offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
};

describe('toActiveProvider', () => {
  it('shows the phone', () => {
    expect(toActiveProvider(marker)).toMatchObject({ id: 1, activeService: 'taxi', phone: '0555 111 22 33' });
  });

  it('shows the details that the offer has, and no field for the others', () => {
    expect(Object.keys(toActiveProvider(marker))).not.toContain('seats');
    const detailed = { ...marker, offer: { ...marker.offer, seats: 3, stops: ['Polatlı'] } };
    expect(toActiveProvider(detailed)).toEqual({ ...toActiveProvider(marker), seats: 3, stops: ['Polatlı'] });
  });

  it('does not show the phone where the provider does not', () => {
    const hidden = { ...marker, offer: { ...marker.offer, showPhone: false } };
    expect(toActiveProvider(hidden).phone).toBeNull();
  });
});
