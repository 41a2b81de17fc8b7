import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';

/** What people are told of. */
export const NotificationKind = z.enum(['route-matched', 'departure-due']);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What a notification is about, by its kind. */
export const NotificationSubject = z.discriminatedUnion('kind', [
  /** Somebody offers a way that fits a saved route. */
  z.object({
    kind: z.literal('route-matched'),
    data: z.object({
      savedRouteId: SerialId,
      offerId: SerialId,
      /** The provider. */
      providerId: SerialId,
      serviceType: ServiceType,
      /** When a planned offer begins, ms; null when it is under way. */
      departsAt: EpochMs.nullable(),
      /** Null where only the names of the places agree. */
      detourMetres: z.number().min(0).nullable(),
    }),
  }),
  /** The provider's own planned offer begins now. */
  z.object({
    kind: z.literal('departure-due'),
    data: z.object({ offerId: SerialId, departsAt: EpochMs }),
  }),
]);
export type NotificationSubject = z.infer<typeof NotificationSubject>;

/** A path of the web app, with its query; never another host. */
const AppPath = z.string().regex(/^\/(?![/\\])/);

/** Something that one user is told. */
export const Notification = z.intersection(
  z.object({
    id: SerialId,
    /** Turkish, for the user to read. */
    title: z.string(),
    text: z.string(),
    /** Where the web app shows what it is about. */
    link: AppPath,
    createdAt: EpochMs,
    /** When its user read it, ms; null while unread. */
    readAt: EpochMs.nullable(),
  }),
  NotificationSubject,
);
export type Notification = z.infer<typeof Notification>;
