import { z } from 'zod';

/** What the identity provider says of an account, and of the one token that was brought. */
export type Standing = 'good' | 'token-revoked' | 'account-gone';

/** Identity Toolkit's answer to `accounts:lookup`. */
const Accounts = z.object({
  users: z
    .array(
      z.object({
        disabled: z.boolean().optional(),
        /** Tokens of earlier sign-ins do not count any more, s since 1970. */
        validSince: z.coerce.number().optional(),
      }),
    )
    .default([]),
});

/** Its refusal, with a code that may be followed by more. */
const Refusal = z.object({ error: z.object({ message: z.string() }) });

const STANDINGS: Readonly<Record<string, Standing>> = {
  USER_DISABLED: 'account-gone',
  USER_NOT_FOUND: 'account-gone',
  TOKEN_EXPIRED: 'token-revoked',
  INVALID_ID_TOKEN: 'token-revoked',
};

/**
 * What an answer means for a token whose owner signed in at `signedInAt`, ms; throws where it says
 * nothing about that.
 */
export function standingOf(answer: unknown, signedInAt: number): Standing {
  const refusal = Refusal.safeParse(answer);
  if (refusal.success) return refusedStanding(refusal.data.error.message);
  const [user] = Accounts.parse(answer).users;
  if (user === undefined || user.disabled === true) return 'account-gone';
  return signedInAt < (user.validSince ?? 0) * 1_000 ? 'token-revoked' : 'good';
}

function refusedStanding(message: string): Standing {
  const [code = ''] = /^\w+/.exec(message) ?? [];
  const standing = STANDINGS[code];
  if (standing === undefined) throw new Error(`the identity provider refuses look-ups: ${code}`);
  return standing;
}
