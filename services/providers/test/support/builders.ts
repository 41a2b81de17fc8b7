import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { Marker } from '../../src/markers/domain/marker.js';
import { MarkerLayout } from '../../src/markers/store/marker-layout.js';
import { newOffer } from '../../src/offers/domain/new-offer.js';
import type { ProviderRecord } from '../../src/presence/domain/provider-record.js';

/** The keys of the markers in one shard, as by default. */
export const MARKERS = new MarkerLayout(1).shardFor(0);

export const ANKARA = { latitude: 39.97, longitude: 32.86 };

/** Some cells south of Ankara. */
export const KONYA = { latitude: 37.87, longitude: 32.49 };

/** A taxi from Ankara to Konya. */
export function anOffer(change: Partial<OfferInput> = {}): OfferInput {
  return { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60, showPhone: true, ...change };
}

/** Departs in two hours. */
export function aPlan(change: Partial<PlannedInput> = {}): PlannedInput {
  return { ...anOffer({ type: 'companion' }), departsAt: Date.now() + 7_200_000, ...change };
}

export const A_PLANNED_INPUT: PlannedInput = {
  ...anOffer({ type: 'companion', showPhone: false }),
  departsAt: 5_000,
};

/** User 7 online with offer 3. */
export function aRecord(change: Partial<ProviderRecord> = {}): ProviderRecord {
  const userId = change.userId ?? 7;
  return {
    userId,
    isOnline: true,
    session: 1,
    fullName: 'Ayşe Yılmaz',
    phone: null,
    rating: 0,
    ratings: 0,
    profileAt: 1_000,
    since: 1_000,
    endsAt: 5_000,
    offer: newOffer(3, userId, anOffer(), 1_000),
    ...change,
  };
}

/** A taxi in Ankara, whose offer does not expire. */
export function aMarker(known: Partial<Marker> = {}): Marker {
  return {
    userId: 1,
    fullName: 'Ayşe Yılmaz',
    phone: null,
    rating: 0,
    ratings: 0,
    latitude: 39.97,
    longitude: 32.86,
    receivedAt: 1_000,
    endsAt: null,
    version: 7,
    offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
    ...known,
  };
}
