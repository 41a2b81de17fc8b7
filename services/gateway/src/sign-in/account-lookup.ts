import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { FirebaseConfig } from '@rotadas/contracts/config/public-config';
import { firebaseOf } from '../env/firebase.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** The longest wait for the identity provider, ms. */
const ANSWER_LIMIT_MS = 3_000;

/**
 * Asks the identity provider how an account stands, with the account's own token and the key that
 * the web app has too, as firebase's SDK for browsers does (`accounts:lookup` of Identity Toolkit):
 * so no service account is needed.
 */
@Injectable()
export class AccountLookup implements OnApplicationBootstrap {
  private readonly logger = new Logger(AccountLookup.name);
  private readonly firebase: FirebaseConfig | null;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    this.firebase = firebaseOf(env);
  }

  onApplicationBootstrap(): void {
    if (this.env.FIREBASE_PROJECT_ID && !this.firebase)
      this.logger.warn('Without FIREBASE_API_KEY nobody is signed out before the token ends.');
  }

  /**
   * How the owner of `token`, who signed in at `signedInAt` (ms), stands now; throws while that
   * cannot be known.
   */
  async ask(token: string, signedInAt: number): Promise<Standing> {
    if (!this.firebase) return 'good';
    const { apiKey, authDomain } = this.firebase;
    const reply = await fetch(lookupUrl(apiKey, this.env.FIREBASE_AUTH_EMULATOR_HOST), {
      method: 'POST',
      // A key may be bound to the pages that use it; the domain of the sign-in is always among
      // them.
      headers: { 'content-type': 'application/json', referer: `https://${authDomain}/` },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return standingOf(await reply.json(), signedInAt);
  }
}

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

const IDENTITY_TOOLKIT = 'identitytoolkit.googleapis.com';

/**
 * Where accounts are looked up with the key of the web app: at Google, or at the emulator
 * (host:port) in its place.
 */
export function lookupUrl(apiKey: string, emulator: string | undefined): URL {
  const origin =
    emulator === undefined ? `https://${IDENTITY_TOOLKIT}` : `http://${emulator}/${IDENTITY_TOOLKIT}`;
  const url = new URL(`${origin}/v1/accounts:lookup`);
  url.searchParams.set('key', apiKey);
  return url;
}
