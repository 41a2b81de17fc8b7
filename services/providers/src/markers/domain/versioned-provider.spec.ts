import { aMarker } from '../../../test/support/a-marker.js';
import { versionedProvider } from './versioned-provider.js';

const marker = aMarker({ endsAt: 5_000 });

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
