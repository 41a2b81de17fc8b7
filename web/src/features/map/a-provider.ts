import type { MapProvider } from '../../shared/map/map-types.js';

/** A provider for tests: a taxi in Ankara, with what the test says otherwise. */
export function aProvider(changes: Partial<MapProvider> = {}): MapProvider {
  return {
    id: 1,
    fullName: 'Ayşe Yılmaz',
    latitude: 39.97,
    longitude: 32.86,
    activeService: 'taxi',
    serviceFrom: 'Ankara',
    serviceTo: 'Eskişehir',
    serviceDescription: null,
    phone: null,
    at: 1_000_000,
    endsAt: null,
    ...changes,
  };
}
