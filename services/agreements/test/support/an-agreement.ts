import { Agreement } from '@rotadas/contracts/agreements/agreement';
import { anAgreementView } from '@rotadas/service-kit/testing/an-agreement-view';
import type { StoredAgreement } from '../../src/agreements/domain/stored-agreement.js';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const NOW = Date.UTC(2026, 10, 29, 12);

export const REQUESTER_ID = 7;
export const PROVIDER_ID = 8;

/** A request of a seat in an offer that departs now. */
export const anAgreement = (known: Partial<StoredAgreement> = {}): StoredAgreement => ({
  ...Agreement.parse(anAgreementView()),
  id: 1,
  version: 3,
  offerId: 5,
  requesterId: REQUESTER_ID,
  providerId: PROVIDER_ID,
  from: { name: 'Isparta', placeId: null, point: null },
  to: { name: 'Antalya', placeId: null, point: null },
  departsAt: NOW,
  createdAt: NOW - HOUR_MS,
  expiresAt: NOW + MINUTE_MS,
  arrivesAt: NOW + 2 * HOUR_MS,
  ratedBy: [],
  unread: { requester: 0, provider: 0 },
  readUpTo: { requester: null, provider: null },
  ...known,
});
