import { z } from 'zod';

/** RFC 5321, 4.5.3.1.3. */
const EMAIL_MAX = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Unquoted atoms at a domain of two or more labels (RFC 5321, 4.1.2). */
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);

export const EmailAddress = z.email({ pattern: ADDRESS }).max(EMAIL_MAX);

/** The claims of a verified ID token. */
export const Identity = z.object({
  /** The user id at the identity provider. */
  uid: z.string().min(1).max(128),
  email: EmailAddress,
  displayName: z.string().max(200).nullable(),
  photoUrl: z.url().max(2048).nullable(),
});
export type Identity = z.infer<typeof Identity>;
