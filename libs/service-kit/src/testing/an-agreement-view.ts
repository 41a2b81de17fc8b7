import type { AgreementView } from '@rotadas/contracts/agreements/agreement';

const AT = 9_000;

/** A request of a seat, as both sides see it before the acceptance. */
export function anAgreementView(known: Partial<AgreementView> = {}): AgreementView {
  return {
    id: 5,
    version: 1,
    state: 'requested',
    offerId: 12,
    requesterId: 7,
    providerId: 8,
    serviceType: 'companion',
    from: { name: 'Ankara', placeId: 'province-6', point: { latitude: 39.92, longitude: 32.85 } },
    to: { name: 'Konya', placeId: 'province-42', point: { latitude: 37.87, longitude: 32.48 } },
    departsAt: AT,
    quantity: 1,
    unit: 'seat',
    price: null,
    note: null,
    createdAt: AT,
    expiresAt: AT,
    acceptedAt: null,
    metAt: null,
    metBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    isLate: false,
    objectedAt: null,
    requester: { id: 7, name: 'Ayşe Y.' },
    provider: { id: 8, name: 'Ali D.' },
    unread: 0,
    canWrite: true,
    canRate: false,
    ...known,
  };
}
