import type { Case } from '@rotadas/contracts/cases/case';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { MatchResult } from '@rotadas/contracts/matching/match';
import type { Place } from '@rotadas/contracts/matching/place';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import type { Report } from '@rotadas/contracts/reports/report';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';

export function aVersionedProvider(known: Partial<VersionedProvider> = {}): VersionedProvider {
  const provider = anActiveProvider({ id: 7, activeService: 'taxi', at: 5_000 });
  return { ...provider, latitude: 39.97, longitude: 32.86, version: 1, ...known };
}

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
    isUrgent: false,
    ...known,
  };
}

export function aCase(known: Partial<Case> = {}): Case {
  return { ...aReport(), dueAt: 1_743_588_000_000, assigneeId: null, ...known };
}

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

export function aSavedRoute(known: Partial<SavedRoute> = {}): SavedRoute {
  return {
    id: 5,
    from: { name: 'Balıkesir', placeId: 'province-10', point: { latitude: 39.65, longitude: 27.88 } },
    to: { name: 'Dedemin köyü', placeId: null, point: null },
    distanceMetres: null,
    serviceType: 'all',
    maxDetourMetres: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: 1_000,
    isActive: true,
    ...known,
  };
}

/** From Balıkesir to Bursa, with one match. */
export function aMatchResult(): MatchResult {
  const provider = ActiveProvider.parse(aVersionedProvider());
  return {
    route: {
      distanceMetres: 151_000,
      durationSeconds: 6_200,
      line: [
        [27.88, 39.65],
        [29.06, 40.18],
      ],
    },
    router: 'embedded',
    matches: [
      {
        provider,
        reason: 'route',
        detourMetres: 4_000,
        detourSeconds: 240,
        pickup: { latitude: 39.65, longitude: 27.88 },
        dropoff: { latitude: 40.18, longitude: 29.06 },
        distanceToPickupMetres: 12_000,
        reachesPickupAt: 1_700_000_000_000,
        coveredShare: 1,
        line: null,
      },
    ],
    nearMatches: [],
  };
}
