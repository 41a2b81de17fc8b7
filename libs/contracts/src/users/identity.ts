import { z } from 'zod';
import { EMAIL_ADDRESS } from '../primitives/email-address.js';
import { boundedText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

/** RFC 5321, 4.5.3.1.3. */
const EMAIL_MAX = 254;

export const EmailAddress = boundedText(EMAIL_MAX).check(z.email({ pattern: EMAIL_ADDRESS }));

export const IMAGE_URL_MAX = 2_048;

/** The claims of a verified ID token. */
export const Identity = z.object({
  /** The user ID at the identity provider. */
  uid: boundedText(128).min(1),
  email: EmailAddress,
  displayName: boundedText(200).nullable(),
  photoUrl: boundedText(IMAGE_URL_MAX).check(z.url()).nullable(),
  /** When the token was issued, epoch ms: the address of the newest token counts. */
  issuedAt: EpochMs.default(0),
  /** When the user signed in, epoch ms: a later sign-out on all devices rejects the token. */
  signedInAt: EpochMs.default(0),
});
export type Identity = z.infer<typeof Identity>;
