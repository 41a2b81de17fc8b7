import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { CalendarDate, EpochMs } from '../primitives/timestamp.js';

/** Kinds with channels of their own. */
export const NotificationKind = z.enum(['route-matched', 'departure-due']);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const SubjectKind = z.enum([...NotificationKind.options, 'matches-summary']);
export type SubjectKind = z.infer<typeof SubjectKind>;

/** The kind whose channels apply. */
export const channelsKind = (kind: SubjectKind): NotificationKind =>
  kind === 'matches-summary' ? 'route-matched' : kind;

export const NotificationSubject = z.discriminatedUnion('kind', [
  z.object({
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
    kind: z.literal('departure-due'),
    data: z.object({ offerId: SerialId, departsAt: EpochMs }),
  }),
  /** Matches of a day in Türkiye that the inbox does not show. */
  z.object({
    kind: z.literal('matches-summary'),
    data: z.object({ day: CalendarDate, count: z.int().min(1) }),
  }),
]);
export type NotificationSubject = z.infer<typeof NotificationSubject>;

/** Never another host. */
const AppPath = z.string().regex(/^\/(?![/\\])/);

export const Notification = z.intersection(
  z.object({
    id: SerialId,
    /** Title and text are Turkish. */
    title: z.string(),
    text: z.string(),
    link: AppPath,
    createdAt: EpochMs,
    readAt: EpochMs.nullable(),
  }),
  NotificationSubject,
);
export type Notification = z.infer<typeof Notification>;
