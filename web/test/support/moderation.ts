import { Case } from '@rotadas/contracts/cases/case';
import { PersonDetails } from '@rotadas/contracts/people/person-details';
import { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { aReport, aUser } from './builders.js';

/** A free case about user 8 that is due in 42 minutes. */
export const aCase = (id: number, facts: Partial<Case> = {}): Case =>
  Case.parse({
    ...aReport(id, { about: { userId: 8 } }),
    isUrgent: false,
    dueAt: Date.now() + 42 * 60_000,
    assigneeId: null,
    ...facts,
  });

/** A running ban of user 8 by admin 3. */
export const anImposedSanction = (id: number, facts: Partial<Sanction> = {}): Sanction =>
  Sanction.parse({
    id,
    userId: 8,
    adminId: 3,
    kind: 'ban',
    reason: 'harassment',
    text: 'Hakaret ettin.',
    at: Date.parse('2026-11-01T09:00:00Z'),
    until: null,
    reportId: null,
    appeal: 'none',
    readAt: null,
    liftedAt: null,
    liftedBy: null,
    appealText: null,
    appealedAt: null,
    answer: null,
    decidedBy: null,
    ...facts,
  });

/** User 8, without offers, agreements, reports and sanctions. */
export const aPersonDetails = (
  facts: Partial<PersonDetails> = {},
  account: Partial<PersonDetails['account']> = {},
): PersonDetails =>
  PersonDetails.parse({
    account: {
      ...aUser({ id: 8, fullName: 'Kaan Er', email: 'kaan@rotadas.example' }),
      isSuspended: false,
      createdAt: Date.parse('2026-10-01T09:00:00Z'),
      ...account,
    },
    status: { isOnline: false, offer: null, endsAt: null, position: null },
    ...{ planned: [], agreements: [], reportsBy: [], reportsAbout: [], sanctions: [] },
    ...facts,
  });
