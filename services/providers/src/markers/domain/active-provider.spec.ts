import { aMarker } from '../../../test/support/a-marker.js';
import { toActiveProvider } from './active-provider.js';

const marker = aMarker({ phone: '0555 111 22 33', endsAt: 5_000 });

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
