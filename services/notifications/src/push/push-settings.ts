/** Token of the settings of push. */
export const PUSH_SETTINGS = Symbol('PUSH_SETTINGS');

/** The key pair that push services know this product by, in base64url, and whom they write to. */
interface VapidDetails {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** What the operator chooses of push. */
export interface PushSettings {
  /** Null where no push messages are sent. */
  readonly vapid: VapidDetails | null;
  /** Origins that messages may go to though they are not public. */
  readonly localOrigins: ReadonlySet<string>;
}
