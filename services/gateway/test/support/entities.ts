import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { Place } from '@rotadas/contracts/matching/place';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { Report } from '@rotadas/contracts/reports/report';

/** An offer as the providers service answers it. */
export function anOffer(known: Partial<Offer> = {}): Offer {
  return {
    id: 3,
    userId: 7,
    type: 'taxi',
    from: 'Ankara',
    to: 'Konya',
    description: null,
    duration: 60,
    showPhone: true,
    isActive: true,
    createdAt: 1_000,
    ...known,
  };
}

/** A provider on the map, as the providers service tells of it live. */
export function aVersionedProvider(known: Partial<VersionedProvider> = {}): VersionedProvider {
  return {
    id: 7,
    version: 1,
    fullName: 'Ayşe Yılmaz',
    latitude: 39.97,
    longitude: 32.86,
    activeService: 'taxi',
    serviceFrom: 'Ankara',
    serviceTo: 'Konya',
    serviceDescription: null,
    phone: null,
    at: 5_000,
    endsAt: null,
    ...known,
  };
}

/** A problem report as the reports service answers it. */
export function aReport(known: Partial<Report> = {}): Report {
  return {
    id: 5,
    userId: 7,
    category: 'uygulama',
    description: 'Harita açılmıyor',
    status: 'yeni',
    createdAt: '2025-04-01T10:00:00.000Z',
    updatedAt: '2025-04-01T10:00:00.000Z',
    resolvedAt: null,
    adminNotes: null,
    revision: 2,
    ...known,
  };
}

/** A place as the matching service answers it. */
export function aPlace(known: Partial<Place> = {}): Place {
  return {
    id: 'kadikoy-istanbul',
    name: 'Kadıköy',
    district: 'Kadıköy',
    province: 'İstanbul',
    kind: 'district',
    latitude: 40.99,
    longitude: 29.03,
    ...known,
  };
}
