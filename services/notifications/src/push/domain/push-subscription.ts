/** A browser that push messages go to. */
export interface StoredSubscription {
  /** A digest of the endpoint, so that a browser has one subscription. */
  readonly id: string;
  readonly userId: number;
  readonly endpoint: string;
  /** The browser's public key, and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** Epoch ms. */
  readonly createdAt: number;
}
