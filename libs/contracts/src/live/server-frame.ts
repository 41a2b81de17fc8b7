import { z } from 'zod';
import { ErrorDetails } from '../errors/error-body.js';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { ToldNotification } from '../notifications/notification-page.js';
import { SerialId } from '../primitives/serial-id.js';
import { OfferDetails } from '../providers/offer-details.js';
import { ActiveProvider } from '../providers/provider.js';

/** The token is good; positions may come. */
export const ReadyFrame = z.object({ type: z.literal('ready'), userId: SerialId });
export type ReadyFrame = z.infer<typeof ReadyFrame>;

/** Everybody in the viewport; replaces all that was shown before. */
export const SnapshotFrame = z.object({
  type: z.literal('snapshot'),
  providers: z.array(ActiveProvider),
});
export type SnapshotFrame = z.infer<typeof SnapshotFrame>;

const { seats, loadKg, price, stops, stopPlaces, fromPlace, toPlace, departsAt } = OfferDetails.shape;

/**
 * A provider that came into view, whole, or what changed of one that was in view; a detail of its
 * offer that is null is said no more.
 */
export const LiveUpsert = ActiveProvider.partial().extend({
  id: SerialId,
  seats: seats.nullable(),
  loadKg: loadKg.nullable(),
  price: price.nullable(),
  stops: stops.nullable(),
  stopPlaces: stopPlaces.nullable(),
  fromPlace: fromPlace.nullable(),
  toPlace: toPlace.nullable(),
  departsAt: departsAt.nullable(),
});
export type LiveUpsert = z.infer<typeof LiveUpsert>;

/** What changed in the viewport since the frame before. */
export const DeltaFrame = z.object({
  type: z.literal('delta'),
  upsert: z.array(LiveUpsert),
  /** Who left the viewport or went offline; may name somebody who was never shown. */
  remove: z.array(SerialId),
});
export type DeltaFrame = z.infer<typeof DeltaFrame>;

/** How many providers are in one cell of the cluster grid, and the middle of where they are. */
export const Cluster = z.object({ latitude: Latitude, longitude: Longitude, count: z.int().min(1) });
export type Cluster = z.infer<typeof Cluster>;

/** In place of single providers; replaces all that was shown before. */
export const ClustersFrame = z.object({ type: z.literal('clusters'), clusters: z.array(Cluster) });
export type ClustersFrame = z.infer<typeof ClustersFrame>;

/**
 * The position `seq`, and every earlier one that was not refused, is stored or replaced by a later
 * one that is.
 */
export const AckFrame = z.object({ type: z.literal('ack'), seq: z.int() });
export type AckFrame = z.infer<typeof AckFrame>;

/** Something that whoever is signed in on this connection is told; the same lies in the inbox. */
export const NotificationFrame = ToldNotification.extend({ type: z.literal('notification') });
export type NotificationFrame = z.infer<typeof NotificationFrame>;

/** Something was refused; the connection lives on unless a close follows. */
export const ErrorFrame = z.object({
  type: z.literal('error'),
  /** The position that was refused, when it was one. */
  seq: z.int().optional(),
  /** A code of the error catalogue. */
  code: z.string(),
  /** Turkish, for the user to read. */
  error: z.string(),
  details: ErrorDetails.optional(),
});
export type ErrorFrame = z.infer<typeof ErrorFrame>;

/** What the server sends over /api/live. */
export const ServerFrame = z.discriminatedUnion('type', [
  ReadyFrame,
  SnapshotFrame,
  DeltaFrame,
  ClustersFrame,
  AckFrame,
  NotificationFrame,
  ErrorFrame,
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
