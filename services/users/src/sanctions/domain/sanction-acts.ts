import type { AccountNews, AccountNewsKind } from '@rotadas/contracts/accounts/account-news';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  type AppealDecision,
  type Sanction,
  type SanctionInput,
  type SanctionKind,
  SanctionNotice,
} from '@rotadas/contracts/sanctions/sanction';

/** What an act changes; times are epoch ms. */
export interface SanctionAct {
  readonly next: Sanction;
  /** What the user reads; null if the user acted. */
  readonly news: AccountNews | null;
  /** Null if the user acted. */
  readonly audit: Pick<AuditEntry, 'adminId' | 'kind' | 'facts'> | null;
}

export interface Imposition {
  readonly id: number;
  readonly userId: number;
  readonly adminId: number;
  readonly input: SanctionInput;
  /** The earlier sanctions of the user. */
  readonly others: readonly Sanction[];
}

const NEWS: Readonly<Record<SanctionKind, AccountNewsKind>> = {
  warning: 'warned',
  suspension: 'suspended',
  ban: 'banned',
};

/** Throws `sanction-active` while a suspension or ban is running. */
export function impose({ id, userId, adminId, input, others }: Imposition, now: number): SanctionAct {
  const { kind, reason, text, until = null, reportId = null } = input;
  if (others.some((each) => isRunning(each, now))) throw new DomainError('sanction-active');
  const facts = {
    ...(until !== null && { until: new Date(until).toISOString() }),
    ...(reportId !== null && { report: String(reportId) }),
  };
  const next: Sanction = {
    ...{ id, userId, adminId, kind, reason, text, at: now, until, reportId },
    ...{ readAt: null, liftedAt: null, liftedBy: null },
    ...{ appeal: 'none', appealText: null, appealedAt: null, answer: null, decidedBy: null },
  };
  return {
    next,
    news: { news: NEWS[kind], until, reason, text, at: now },
    audit: auditOf(next, adminId, 'sanction-imposed', facts),
  };
}

/** Null if it was lifted before. */
export function lift(sanction: Sanction, adminId: number, now: number): SanctionAct | null {
  if (sanction.liftedAt !== null) return null;
  const next = { ...sanction, liftedAt: now, liftedBy: adminId };
  return {
    next,
    news: { news: 'sanction-lifted', until: null, reason: sanction.reason, text: null, at: now },
    audit: auditOf(next, adminId, 'sanction-lifted'),
  };
}

/** Null for a warning that was read before, and for the other kinds, which stay to be seen. */
export function acknowledge(sanction: Sanction, now: number): SanctionAct | null {
  if (sanction.kind !== 'warning' || sanction.readAt !== null) return null;
  return { next: { ...sanction, readAt: now }, news: null, audit: null };
}

/** Throws `appeal-repeated`, or `appeal-closed` if the sanction was lifted. */
export function appeal(sanction: Sanction, text: string, now: number): SanctionAct {
  if (sanction.appeal !== 'none') throw new DomainError('appeal-repeated');
  if (sanction.liftedAt !== null) throw new DomainError('appeal-closed');
  return {
    next: { ...sanction, appeal: 'open', appealText: text, appealedAt: now },
    news: null,
    audit: null,
  };
}

/**
 * Lifts the sanction if the appeal is accepted. Throws `appeal-own-sanction`, also if the user
 * concerned has become an admin, or `appeal-closed`.
 */
export function decide(
  sanction: Sanction,
  adminId: number,
  { accepted, answer }: AppealDecision,
  now: number,
): SanctionAct {
  if (adminId === sanction.adminId || adminId === sanction.userId)
    throw new DomainError('appeal-own-sanction');
  if (sanction.appeal !== 'open' || sanction.liftedAt !== null) throw new DomainError('appeal-closed');
  const decision = accepted ? 'accepted' : 'rejected';
  const next: Sanction = {
    ...sanction,
    ...(accepted && { liftedAt: now, liftedBy: adminId }),
    ...{ appeal: decision, answer, decidedBy: adminId },
  };
  const until = accepted ? null : sanction.until;
  return {
    next,
    news: { news: `appeal-${decision}`, until, reason: sanction.reason, text: answer, at: now },
    audit: auditOf(next, adminId, 'appeal-decided', { decision }),
  };
}

/** Whether it closes the account at `now`, epoch ms. */
function isRunning({ kind, until, liftedAt }: Sanction, now: number): boolean {
  return kind !== 'warning' && liftedAt === null && (until === null || until > now);
}

/**
 * What the user has to see: the running suspension or ban, else the newest unread warning.
 * @param sanctions newest first
 */
export function currentNotice(sanctions: readonly Sanction[], now: number): SanctionNotice | null {
  const current =
    sanctions.find((each) => isRunning(each, now)) ??
    sanctions.find(
      ({ kind, readAt, liftedAt }) => kind === 'warning' && readAt === null && liftedAt === null,
    );
  return current ? SanctionNotice.parse(current) : null;
}

function auditOf(
  { kind, reason }: Sanction,
  adminId: number,
  act: AuditEntry['kind'],
  facts: AuditEntry['facts'] = {},
): SanctionAct['audit'] {
  return { adminId, kind: act, facts: { kind, reason, ...facts } };
}
