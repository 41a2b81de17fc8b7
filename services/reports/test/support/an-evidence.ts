import { Agreement } from '@rotadas/contracts/agreements/agreement';
import type { AgreementEvidence } from '@rotadas/contracts/agreements/agreement-evidence';
import type { ReportEvidence } from '@rotadas/contracts/reports/report';

const AT = Date.parse('2026-11-29T12:00:00Z');

export const REPORTER = 7;
export const REPORTED = 8;

/** An agreement of the reporter, who requested it, and the reported person, who sent a message. */
export function anAgreementEvidence(): AgreementEvidence {
  return {
    agreement: Agreement.parse({
      id: 3,
      version: 4,
      offerId: 5,
      expiresAt: AT,
      acceptedAt: AT,
      metAt: null,
      metBy: null,
      isLate: false,
      objectedAt: null,
      state: 'missed',
      requesterId: REPORTER,
      providerId: REPORTED,
      serviceType: 'companion',
      from: { name: 'Isparta', placeId: null, point: null },
      to: { name: 'Antalya', placeId: null, point: null },
      departsAt: AT,
      quantity: 1,
      unit: 'seat',
      price: null,
      note: null,
      createdAt: AT - 1,
      endedAt: AT + 1,
      endedBy: 'provider',
      reason: null,
    }),
    events: [{ actor: 'requester', actorId: REPORTER, from: null, to: 'requested', at: AT - 1 }],
    messages: [{ id: 9, agreementId: 3, fromUserId: REPORTED, text: 'Gelmem, bulama beni', at: AT }],
  };
}

export const anEvidence = (known: Partial<ReportEvidence> = {}): ReportEvidence => ({
  takenAt: AT + 2,
  person: {
    ...{ id: REPORTED, fullName: 'Bora Şen', profileImage: null, description: null },
    ...{ vehicle: null, rating: 0 },
  },
  agreement: anAgreementEvidence(),
  ...known,
});
