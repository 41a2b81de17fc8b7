import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { anAgreementView as aView } from '@rotadas/service-kit/testing/an-agreement-view';

export const REQUESTER_ID = 7;
export const PROVIDER_ID = 9;

/** A request of two seats, with a phone number in its note. */
export const anAgreementView = (known: Partial<AgreementView> = {}): AgreementView =>
  aView({
    id: 4,
    offerId: 31,
    requesterId: REQUESTER_ID,
    providerId: PROVIDER_ID,
    from: { name: 'Isparta', placeId: null, point: null },
    to: { name: 'Antalya', placeId: null, point: null },
    departsAt: Date.parse('2026-11-25T11:30:00Z'),
    quantity: 2,
    note: 'Beni 0532 444 55 66 numarasından ara',
    createdAt: Date.parse('2026-11-25T07:00:00Z'),
    expiresAt: Date.parse('2026-11-25T10:00:00Z'),
    requester: { id: REQUESTER_ID, name: 'Ayşe Y.' },
    provider: { id: PROVIDER_ID, name: 'Mehmet K.' },
    ...known,
  });
