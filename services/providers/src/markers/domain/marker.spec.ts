import { aMarker } from '../../../test/support/builders.js';
import { toMove, toVersionedProvider } from './marker.js';

describe('toVersionedProvider', () => {
  const marker = aMarker({ phone: '0555 111 22 33', endsAt: 5_000 });
  const show = (known = marker) => toVersionedProvider(known, 4_999);

  it('contains the marker, its phone and its version', () => {
    expect(show()).toMatchObject({ id: 1, version: 7, activeService: 'taxi', phone: '0555 111 22 33' });
  });

  it('contains the details of the offer, and no field for missing ones', () => {
    expect(Object.keys(show() ?? {})).not.toContain('seats');
    const details = { seats: 3, stops: ['Polatlı'] };
    expect(show({ ...marker, offer: { ...marker.offer, ...details } })).toEqual({ ...show(), ...details });
  });

  it('contains no phone if the provider hides it', () => {
    expect(show({ ...marker, offer: { ...marker.offer, showPhone: false } })?.phone).toBeNull();
  });

  it('is null without a marker or after the end of the offer, even before its job has run', () => {
    expect([toVersionedProvider(null, 0), toVersionedProvider(marker, 5_000)]).toEqual([null, null]);
    expect(toVersionedProvider({ ...marker, endsAt: null }, 5_000)).not.toBeNull();
  });
});

describe('toMove', () => {
  const position = { userId: 1, latitude: 39.97, longitude: 32.86 };

  it.each([1, 5_000, 9_000_000, null])(
    'adds the cell and the time of receipt to a device time of %j',
    (at) => {
      expect(toMove({ ...position, at }, 6_000)).toEqual({
        ...position,
        receivedAt: 6_000,
        deviceAt: at,
        isFromDevice: false,
        cell: '519:851',
      });
    },
  );

  it('rounds coordinates to five decimals', () => {
    const exact = { userId: 1, latitude: 39.970004, longitude: 32.859996, at: null };
    expect(toMove(exact, 0)).toMatchObject({ latitude: 39.97, longitude: 32.86, cell: '519:851' });
  });
});
