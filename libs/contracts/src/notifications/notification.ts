import { z } from 'zod';
import { AccountNewsKind } from '../accounts/account-news.js';
import { boundedText } from '../primitives/text.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { CalendarDate, EpochMs } from '../primitives/timestamp.js';

const AGREEMENT_KINDS = ['agreement', 'message', 'reminder', 'rating'] as const;

/** Kinds with channels of their own. */
export const NotificationKind = z.enum(['route-matched', 'departure-due', ...AGREEMENT_KINDS]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** The inbox always shows them, since the user may have to act. */
export const ALWAYS_LISTED: ReadonlySet<NotificationKind> = new Set(AGREEMENT_KINDS);

/** Page of the web app with all agreements; one of them is below it by its ID. */
export const AGREEMENTS_PAGE_PATH = '/anlasmalar';

/** What happened to an agreement; `withdrawn` if it ended before the acceptance. */
export const AgreementNews = z.enum([
  'requested',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
  'missed',
  'seats-freed',
]);
export type AgreementNews = z.infer<typeof AgreementNews>;

/** `account` has no channels to choose: inbox and mail, immediately. */
export const SubjectKind = z.enum([...NotificationKind.options, 'matches-summary', 'account']);
export type SubjectKind = z.infer<typeof SubjectKind>;

/** The kind whose channels apply; null if the user cannot choose them. */
export function channelsKind(kind: SubjectKind): NotificationKind | null {
  if (kind === 'account') return null;
  return kind === 'matches-summary' ? 'route-matched' : kind;
}

const aboutAgreement = z.object({
  agreementId: SerialId,
  /** The texts may name this user; the notification is erased with either user. */
  otherUserId: SerialId,
  departsAt: EpochMs,
});

/** The kinds with their data and the fields of `shape`. Intersected objects forbid each other. */
const subjects = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.object({
      ...shape,
      kind: z.literal('route-matched'),
      data: z.object({
        savedRouteId: SerialId,
        offerId: SerialId,
        providerId: SerialId,
        serviceType: ServiceType,
        /** Departure of a planned offer, ms; null for a live one. */
        departsAt: EpochMs.nullable(),
        /** Null if only the names agree. */
        detourMetres: z.number().min(0).nullable(),
      }),
    }),
    /** The user's own planned offer departs now. */
    z.object({
      ...shape,
      kind: z.literal('departure-due'),
      data: z.object({ offerId: SerialId, departsAt: EpochMs }),
    }),
    /** Matches of a day in Türkiye that the inbox does not show. */
    z.object({
      ...shape,
      kind: z.literal('matches-summary'),
      data: z.object({ day: CalendarDate, count: z.int().min(1) }),
    }),
    z.object({
      ...shape,
      kind: z.literal('agreement'),
      data: aboutAgreement.extend({
        news: AgreementNews,
        version: z.int().min(1),
        /** When an unanswered request ends. */
        expiresAt: EpochMs,
      }),
    }),
    z.object({ ...shape, kind: z.literal(['message', 'reminder', 'rating']), data: aboutAgreement }),
    z.object({ ...shape, kind: z.literal('account'), data: z.object({ news: AccountNewsKind }) }),
  ]);

export const NotificationSubject = subjects({});
export type NotificationSubject = z.infer<typeof NotificationSubject>;

/** Characters: a link has two places with encoded names. */
const APP_PATH_MAX = 2_048;

/** Never another host. */
export const AppPath = boundedText(APP_PATH_MAX).regex(/^\/(?![/\\])/);

export const Notification = subjects({
  id: SerialId,
  /** Title and text are Turkish. */
  title: z.string(),
  text: z.string(),
  link: AppPath,
  createdAt: EpochMs,
  readAt: EpochMs.nullable(),
});
export type Notification = z.infer<typeof Notification>;
