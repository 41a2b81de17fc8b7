import { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { Message } from '@rotadas/contracts/agreements/message';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The signed-in user of the stand-in gateway. */
export const ME = 7;
export const OTHER = 8;

/** The user requests two seats; the departure is in five hours. */
export const anAgreement = (facts: Partial<AgreementView> = {}): AgreementView =>
  AgreementView.parse({
    id: 3,
    version: 1,
    state: 'requested',
    offerId: 5,
    requesterId: ME,
    providerId: OTHER,
    serviceType: 'companion',
    from: { name: 'Isparta', placeId: null, point: null },
    to: { name: 'Antalya', placeId: null, point: null },
    departsAt: Date.now() + 5 * HOUR_MS,
    quantity: 2,
    unit: 'seat',
    price: { amount: 150, per: 'person' },
    note: null,
    createdAt: Date.now() - HOUR_MS,
    expiresAt: Date.now() + 2 * HOUR_MS - MINUTE_MS / 2,
    acceptedAt: null,
    metAt: null,
    metBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    isLate: false,
    objectedAt: null,
    requester: { id: ME, name: 'Ece U.' },
    provider: { id: OTHER, name: 'Deniz K.', rating: 4.6 },
    unread: 0,
    canWrite: true,
    canRate: false,
    ...facts,
  });

/** The same with the user as the provider. */
export const aProvided = (facts: Partial<AgreementView> = {}): AgreementView =>
  anAgreement({
    requesterId: OTHER,
    providerId: ME,
    requester: { id: OTHER, name: 'Deniz K.' },
    provider: { id: ME, name: 'Ece U.' },
    ...facts,
  });

export const aMessage = (id: number, facts: Partial<Message> = {}): Message =>
  Message.parse({
    id,
    agreementId: 3,
    fromUserId: OTHER,
    text: `Mesaj ${id}`,
    at: Date.now() - HOUR_MS,
    ...facts,
  });
