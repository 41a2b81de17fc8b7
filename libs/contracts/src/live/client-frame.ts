import { z } from 'zod';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { PositionInput } from '../providers/position.js';
import { BoundingBox } from '../primitives/bounding-box.js';
import { ZOOM_MAX } from './cluster-grid.js';

/** Where the WebSocket is. */
export const LIVE_PATH = '/api/live';

/** The largest frame that a client may send, bytes. */
export const FRAME_BYTES_MAX = 16_384;

/**
 * How often a client sends its token again, ms: the server keeps none, and looks up who is there by
 * the one that comes.
 */
export const AUTH_EVERY_MS = 60_000;

/** For how long who is there is taken for granted without a token, ms; then the server closes. */
export const AUTH_GOOD_MS = 300_000;

/**
 * Says who is there; needed before positions, and again every AUTH_EVERY_MS, with a fresh token
 * before the old one ends.
 */
export const AuthFrame = z.strictObject({ type: z.literal('auth'), token: z.string().min(1) });
export type AuthFrame = z.infer<typeof AuthFrame>;

/** Asks for everybody in a viewport, now and from now on; replaces the watch before. */
export const WatchFrame = z.strictObject({
  type: z.literal('watch'),
  bbox: BoundingBox,
  zoom: z.number().min(0).max(ZOOM_MAX),
  serviceType: ServiceTypeFilter.default('all'),
});
export type WatchFrame = z.infer<typeof WatchFrame>;

/** Says where the provider is, as POST /api/providers/location does. */
export const PositionFrame = PositionInput.extend({
  type: z.literal('position'),
  /** Numbers the positions of one connection upwards. */
  seq: z.int().min(0),
});
export type PositionFrame = z.infer<typeof PositionFrame>;

/** What a client sends over /api/live. */
export const ClientFrame = z.discriminatedUnion('type', [AuthFrame, WatchFrame, PositionFrame]);
export type ClientFrame = z.input<typeof ClientFrame>;
