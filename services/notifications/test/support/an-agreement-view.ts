import type { AgreementView } from '@rotadas/contracts/agreements/agreement';

export const REQUESTER_ID = 7;
export const PROVIDER_ID = 9;

/** A request of a seat, as both sides see it before the acceptance. */
export function anAgreementView(known: Partial<AgreementView> = {}): AgreementView {
  return {
    id: 4,
    version: 1,
    state: 'requested',
    offerId: 31,
    requesterId: REQUESTER_ID,
    providerId: PROVIDER_ID,
    serviceType: 'companion',
    from: { name: 'Isparta', placeId: null, point: null },
    to: { name: 'Antalya', placeId: null, point: null },
    departsAt: Date.parse('2026-11-25T11:30:00Z'),
    quantity: 2,
    unit: 'seat',
    price: null,
    note: 'Beni 0532 444 55 66 numarasından ara',
    createdAt: Date.parse('2026-11-25T07:00:00Z'),
    expiresAt: Date.parse('2026-11-25T10:00:00Z'),
    acceptedAt: null,
    metAt: null,
    metBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    isLate: false,
    objectedAt: null,
    requester: { id: REQUESTER_ID, name: 'Ayşe Y.' },
    provider: { id: PROVIDER_ID, name: 'Mehmet K.' },
    unread: 0,
    canRate: false,
    ...known,
  };
}
