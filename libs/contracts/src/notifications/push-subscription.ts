import { z } from 'zod';
import { boundedText } from '../primitives/text.js';
import { SignedToken } from './signed-token.js';

const ENDPOINT_MAX = 2_000;

const PushEndpoint = boundedText(ENDPOINT_MAX).check(z.url({ protocol: /^https?$/ }));

/** Base64url of `length` bytes, with or without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return boundedText(characters + 2).regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`));
};

/** A subscription as `PushSubscription.toJSON()` returns it (W3C Push API). */
export const PushSubscriptionInput = z.object({
  endpoint: PushEndpoint,
  /** The browser's public key on P-256, uncompressed, and its secret (RFC 8291). */
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

export const PushEndpointQuery = z.strictObject({ endpoint: PushEndpoint });
export type PushEndpointQuery = z.infer<typeof PushEndpointQuery>;

/** The public key for `PushManager.subscribe`; null if push is not configured. */
export const PushKey = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof PushKey>;

/** The encrypted content of a push message, which the service worker shows. */
export const PushMessage = z.object({
  /** Id of the notification and tag of the message: a repeated message replaces the first. */
  id: z.int().min(1),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  createdAt: z.int().min(0),
  /** Starts the planned offer that departs, by a button of the shown message. */
  startToken: SignedToken.optional(),
  /** Accepts or declines the request, by buttons of the shown message. */
  answerToken: SignedToken.optional(),
});
export type PushMessage = z.infer<typeof PushMessage>;
