import { z } from 'zod';

/** The longest address of a push service, characters. */
const ENDPOINT_MAX = 2_000;

/** Where a push service takes messages for one browser. */
const PushEndpoint = z.url({ protocol: /^https?$/ }).max(ENDPOINT_MAX);

/** So many bytes in base64url, with or without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`));
};

/**
 * A browser's subscription, as `PushSubscription.toJSON()` gives it (W3C Push API). Endpoints that
 * are not https at a public address are refused where they are stored.
 */
export const PushSubscriptionInput = z.object({
  endpoint: PushEndpoint,
  /** The browser's public key on P-256, uncompressed, and its secret (RFC 8291). */
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** The query of DELETE /api/notifications/push-subscriptions. */
export const PushEndpointQuery = z.strictObject({ endpoint: PushEndpoint });
export type PushEndpointQuery = z.infer<typeof PushEndpointQuery>;

/** What `PushManager.subscribe` needs: the server's public key; null where push is not set up. */
export const PushKey = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof PushKey>;

/** What a push message carries, encrypted, as JSON; the service worker shows it. */
export const PushMessage = z.object({
  /** The notification's id; as the tag it lets a second copy replace the first. */
  id: z.int().min(1),
  title: z.string(),
  text: z.string(),
  /** The path to open when it is tapped. */
  link: z.string(),
  createdAt: z.int().min(0),
});
export type PushMessage = z.infer<typeof PushMessage>;
