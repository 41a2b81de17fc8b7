import { z } from 'zod';
import { ErrorDetails } from '../errors/error-body.js';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { LiveNotification } from '../notifications/notification-page.js';
import { SerialId } from '../primitives/serial-id.js';
import { OfferDetails } from '../providers/offer-details.js';
import { ActiveProvider } from '../providers/provider.js';
import { SharedTrip } from '../shares/share.js';
import { ShownRating } from '../primitives/shown-rating.js';

/** The token is valid; positions are accepted. */
export const ReadyFrame = z.object({ type: z.literal('ready'), userId: SerialId });
export type ReadyFrame = z.infer<typeof ReadyFrame>;

/**
 * All providers in the viewport; replaces the frames before. If the viewer has no token, all names
 * are empty, and phone numbers and descriptions are null, in deltas too.
 */
export const SnapshotFrame = z.object({
  type: z.literal('snapshot'),
  providers: z.array(ActiveProvider),
});
export type SnapshotFrame = z.infer<typeof SnapshotFrame>;

function nullish<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
): { [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>> };
function nullish(shape: Record<string, z.ZodType>) {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.nullish()]));
}

/** A provider that entered the viewport, or the changed fields of one. Null removes a detail. */
export const LiveUpsert = ActiveProvider.partial().extend({
  id: SerialId,
  ...nullish(ShownRating.shape),
  ...nullish(OfferDetails.shape),
});
export type LiveUpsert = z.infer<typeof LiveUpsert>;

export const DeltaFrame = z.object({
  type: z.literal('delta'),
  upsert: z.array(LiveUpsert),
  /** Providers that left the viewport or went offline; may contain unknown IDs. */
  remove: z.array(SerialId),
});
export type DeltaFrame = z.infer<typeof DeltaFrame>;

/** Count and mean position of the providers in a cluster cell. */
export const Cluster = z.object({ latitude: Latitude, longitude: Longitude, count: z.int().min(1) });
export type Cluster = z.infer<typeof Cluster>;

/** Clusters instead of single providers; replaces what was shown. */
export const ClustersFrame = z.object({ type: z.literal('clusters'), clusters: z.array(Cluster) });
export type ClustersFrame = z.infer<typeof ClustersFrame>;

/** The followed trip, whole in each frame. */
export const TripFrame = SharedTrip.extend({ type: z.literal('trip') });
export type TripFrame = z.infer<typeof TripFrame>;

/** The position `seq` and earlier ones are stored or replaced by a later stored one. */
export const AckFrame = z.object({ type: z.literal('ack'), seq: z.int() });
export type AckFrame = z.infer<typeof AckFrame>;

/** The notification is in the inbox too. */
export const NotificationFrame = LiveNotification.extend({ type: z.literal('notification') });
export type NotificationFrame = z.infer<typeof NotificationFrame>;

/** An agreement of the user has changed; the client reads it by its id. */
export const AgreementFrame = z.object({
  type: z.literal('agreement'),
  id: SerialId,
  version: z.int().min(1),
});
export type AgreementFrame = z.infer<typeof AgreementFrame>;

/** A message was sent in an agreement of the user, by either side. */
export const MessageFrame = z.object({
  type: z.literal('message'),
  agreementId: SerialId,
  messageId: SerialId,
  fromUserId: SerialId,
});
export type MessageFrame = z.infer<typeof MessageFrame>;

/** A frame was rejected. The connection stays open unless a close follows. */
export const ErrorFrame = z.object({
  type: z.literal('error'),
  /** The rejected position, if it was one. */
  seq: z.int().optional(),
  code: z.string(),
  /** Turkish text for the user. */
  error: z.string(),
  details: ErrorDetails.optional(),
});
export type ErrorFrame = z.infer<typeof ErrorFrame>;

export const ServerFrame = z.discriminatedUnion('type', [
  ReadyFrame,
  SnapshotFrame,
  DeltaFrame,
  ClustersFrame,
  TripFrame,
  AckFrame,
  NotificationFrame,
  AgreementFrame,
  MessageFrame,
  ErrorFrame,
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
