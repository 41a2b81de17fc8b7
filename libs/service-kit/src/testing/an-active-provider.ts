import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** A provider on the route from Ankara to Konya. */
export function anActiveProvider(known: Partial<ActiveProvider> = {}): ActiveProvider {
  return {
    id: 1,
    fullName: 'Ayşe Yılmaz',
    latitude: 39.92,
    longitude: 32.85,
    activeService: 'companion',
    serviceFrom: 'Ankara',
    serviceTo: 'Konya',
    serviceDescription: null,
    phone: null,
    at: 1_000,
    endsAt: null,
    ...known,
  };
}
