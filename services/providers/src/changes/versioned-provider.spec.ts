import { versionedProvider } from './versioned-provider.js';

const hash = {
  fullName: 'Ayşe Yılmaz',
  phone: '',
  position: '7  39.97 32.86 1000',
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
    expect(versionedProvider(1, { session: '3', version: '8' }, 0)).toBeUndefined();
  });
});
