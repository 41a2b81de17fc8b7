import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { boundedText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

/** Page of the web app that follows a trip, with the token below it. */
export const SHARE_PAGE_PATH = '/takip';

/** A shared trip ends this long after its trip, ms. */
export const SHARE_AFTER_TRIP_MS = 30 * 60_000;

/** The longest time that a link works, ms. */
export const SHARE_MS_MAX = 12 * 3_600_000;

/** Open links per user. */
export const SHARES_MAX = 5;

/** 128 random bits in base64url. Only its hash is stored. */
export const ShareToken = boundedText(22).regex(/^[\w-]{22}$/);

/** If the agreement is missing, the user's own live offer is shared. */
export const ShareInput = z.strictObject({ agreementId: SerialId.optional() });
export type ShareInput = z.infer<typeof ShareInput>;

/** What its owner sees, in lists without the token. */
export const Share = z.object({
  id: SerialId,
  /** Null for the owner's live offer. */
  agreementId: SerialId.nullable(),
  from: z.string(),
  to: z.string(),
  createdAt: EpochMs,
  expiresAt: EpochMs,
  /** How often the link was opened. */
  opened: z.int().min(0),
});
export type Share = z.infer<typeof Share>;

export const CreatedShare = Share.extend({ token: ShareToken });

/** What the owner gets once: the link. */
export const ShareLink = Share.extend({ url: z.url() });
export type ShareLink = z.infer<typeof ShareLink>;

/** All that a follower sees. */
export const SharedTrip = z.object({
  /** First name of the provider. */
  firstName: z.string(),
  serviceType: ServiceType,
  from: z.string(),
  to: z.string(),
  /** Null while no position is known. */
  position: Coordinates.extend({ at: EpochMs }).nullable(),
  /** Estimated, epoch ms; null if it is not known. */
  arrivesAt: EpochMs.nullable(),
  expiresAt: EpochMs,
});
export type SharedTrip = z.infer<typeof SharedTrip>;
