import type { Marker } from '../../src/markers/domain/marker.js';

/** The marker of a taxi in Ankara, whose offer does not end by itself. */
export function aMarker(known: Partial<Marker> = {}): Marker {
  return {
    userId: 1,
    fullName: 'Ayşe Yılmaz',
    phone: null,
    latitude: 39.97,
    longitude: 32.86,
    receivedAt: 1_000,
    endsAt: null,
    version: 7,
    offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
    ...known,
  };
}
