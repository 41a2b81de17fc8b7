import type { Marker } from './marker.js';
import { versionedProvider } from './versioned-provider.js';

const marker: Marker = {
  userId: 1,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  latitude: 39.97,
  longitude: 32.86,
  receivedAt: 1_000,
  endsAt: 5_000,
  version: 7,
  offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
};

describe('versionedProvider', () => {
  it('shows a marker with its version', () => {
    expect(versionedProvider(marker, 4_999)).toMatchObject({ id: 1, version: 7, activeService: 'taxi' });
  });

  it('shows none whose offer has ended, even before its job has run', () => {
    expect(versionedProvider(marker, 5_000)).toBeNull();
    expect(versionedProvider({ ...marker, endsAt: null }, 5_000)).not.toBeNull();
  });

  it('shows nothing where there is no marker', () => {
    expect(versionedProvider(null, 0)).toBeNull();
  });
});
