import { z } from 'zod';
import { EmailAddress } from './email.js';

/** What a verified ID token says of its owner (spec 4, identity provider user fields). */
export const Identity = z.object({
  /** The identity provider's user id. */
  uid: z.string().min(1).max(128),
  email: EmailAddress,
  displayName: z.string().max(200).nullable(),
  photoUrl: z.url().max(2048).nullable(),
});
export type Identity = z.infer<typeof Identity>;
