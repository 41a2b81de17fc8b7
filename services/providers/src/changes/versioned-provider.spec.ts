import { versionedProvider } from './versioned-provider.js';

const hash = {
  version: '7',
  fullName: 'Ayşe Yılmaz',
  phone: '',
  latitude: '39.97',
  longitude: '32.86',
  at: '1000',
  endsAt: '5000',
  type: 'taxi',
  from: 'Ankara',
  to: 'Konya',
  description: '',
  showPhone: '1',
};

describe('versionedProvider', () => {
  it('reads a marker with its version', () => {
    expect(versionedProvider(1, hash, 4_999)).toMatchObject({ id: 1, version: 7, activeService: 'taxi' });
  });

  it('finds nobody whose time is over, even before its end was worked off', () => {
    expect(versionedProvider(1, hash, 5_000)).toBeUndefined();
    expect(versionedProvider(1, { ...hash, endsAt: '' }, 5_000)).toBeDefined();
  });

  it('finds nobody in what is left of a marker that went off the map', () => {
    expect(versionedProvider(1, { session: '3', cell: '', version: '8' }, 0)).toBeUndefined();
  });
});
