import { z } from 'zod';

/** The most characters of an address (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Atoms with dots between them at a domain of two labels or more (RFC 5321, 4.1.2), unquoted. */
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);

/** An e-mail address as mail servers take it. */
export const EmailAddress = z.email({ pattern: ADDRESS }).max(EMAIL_MAX);

/** What a verified ID token says of its owner (spec 4, identity provider user fields). */
export const Identity = z.object({
  /** The identity provider's user id. */
  uid: z.string().min(1).max(128),
  email: EmailAddress,
  displayName: z.string().max(200).nullable(),
  photoUrl: z.url().max(2048).nullable(),
});
export type Identity = z.infer<typeof Identity>;
