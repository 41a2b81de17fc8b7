import type { Marker } from '../presence/marker.js';
import { isFound, toActiveProvider } from './active-provider.js';

const marker: Marker = {
  userId: 1,
  fullName: 'Ayşe Yılmaz',
  phone: '0555 111 22 33',
  latitude: 39.97,
  longitude: 32.86,
  at: 1_000,
  endsAt: 5_000,
  offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
};

describe('isFound', () => {
  it('finds every type when all are asked for', () => {
    expect(isFound(marker, 'all', 2_000)).toBe(true);
  });

  it('finds only the type that is asked for', () => {
    expect(isFound(marker, 'taxi', 2_000)).toBe(true);
    expect(isFound(marker, 'cargo', 2_000)).toBe(false);
  });

  it('does not find an offer whose time is over', () => {
    expect(isFound(marker, 'all', 5_000)).toBe(false);
    expect(isFound({ ...marker, endsAt: null }, 'all', 5_000)).toBe(true);
  });
});

describe('toActiveProvider', () => {
  it('shows the phone', () => {
    expect(toActiveProvider(marker)).toMatchObject({ id: 1, activeService: 'taxi', phone: '0555 111 22 33' });
  });

  it('does not show the phone where the provider does not', () => {
    const hidden = { ...marker, offer: { ...marker.offer, showPhone: false } };
    expect(toActiveProvider(hidden).phone).toBeNull();
  });
});
