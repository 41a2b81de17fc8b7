import { z } from 'zod';
import { ShareToken } from '../shares/share.js';
import { boundedText } from '../primitives/text.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { PositionInput } from '../providers/position.js';
import { BoundingBox } from '../primitives/bounding-box.js';
import { ZOOM_MAX } from './cluster-grid.js';

export const LIVE_PATH = '/api/live';

/** ID tokens have about 1,500 characters, with all claims that Firebase allows 3,500. */
const TOKEN_MAX = 4_096;

/** How often a client sends its token again, ms. The server stores no token. */
export const AUTH_INTERVAL_MS = 60_000;

/** How long a connection stays authenticated without a new token, ms; then it is closed. */
export const AUTH_VALID_MS = 300_000;

/** Authenticates the connection. Required before positions. */
export const AuthFrame = z.strictObject({ type: z.literal('auth'), token: boundedText(TOKEN_MAX).min(1) });
export type AuthFrame = z.infer<typeof AuthFrame>;

/** Subscribes to a viewport; replaces the previous subscription. */
export const WatchFrame = z.strictObject({
  type: z.literal('watch'),
  bbox: BoundingBox,
  zoom: z.number().min(0).max(ZOOM_MAX),
  serviceType: ServiceTypeFilter.default('all'),
});
export type WatchFrame = z.infer<typeof WatchFrame>;

/** Subscribes to a shared trip by the token of its link; replaces the viewport. */
export const FollowFrame = z.strictObject({ type: z.literal('follow'), token: ShareToken });

export const PositionFrame = PositionInput.extend({
  type: z.literal('position'),
  /** Increases within a connection. */
  seq: z.int().min(0),
});
export type PositionFrame = z.infer<typeof PositionFrame>;

export const ClientFrame = z.discriminatedUnion('type', [AuthFrame, WatchFrame, FollowFrame, PositionFrame]);
export type ClientFrame = z.input<typeof ClientFrame>;
