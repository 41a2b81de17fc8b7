import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { FirebaseConfig } from '@rotadas/contracts/config/public-config';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { firebaseConfig } from '../env/firebase.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { UnfinishedOutcome } from './account-rechecks.js';

const TIMEOUT_MS = 3_000;

/** Large enough that accounts created by a script cannot evict all others. */
const CONFIRMED_MAX = 1_000;
const CONFIRMED_MS = 86_400_000;

/**
 * Looks up an account with its own token and the public API key, as Firebase's browser SDK does
 * (`accounts:lookup`): no service account is needed.
 */
@Injectable()
export class TokenAccountLookup implements OnApplicationBootstrap {
  private readonly logger = new Logger(TokenAccountLookup.name);
  private readonly firebase: FirebaseConfig | null;
  private readonly lookups: Counter<'outcome'>;
  private readonly confirmed = new LRUCache<string, true>({
    max: CONFIRMED_MAX,
    ttl: CONFIRMED_MS,
    perf: Date,
  });

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    metrics: Metrics,
  ) {
    this.firebase = firebaseConfig(env);
    this.lookups = new Counter({
      name: 'rotadas_account_lookups_total',
      help: 'Look-ups of accounts at Firebase, by outcome',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    for (const outcome of ['done', 'failed', 'skipped', 'unapplied']) this.lookups.inc({ outcome }, 0);
  }

  onApplicationBootstrap(): void {
    if (this.env.FIREBASE_PROJECT_ID && !this.firebase)
      this.logger.warn(
        'Without FIREBASE_API_KEY users stay signed in until their token expires, even if their account is disabled.',
      );
  }

  /** `signedInAt` in ms. Throws if the state is unknown. */
  async lookUp(token: string, signedInAt: number): Promise<AccountState> {
    if (!this.firebase) return 'active';
    try {
      const state = await this.request(this.firebase, token, signedInAt);
      this.lookups.inc({ outcome: 'done' });
      return state;
    } catch (error) {
      this.lookups.inc({ outcome: 'failed' });
      throw error;
    }
  }

  count(outcome: UnfinishedOutcome): void {
    this.lookups.inc({ outcome });
  }

  private async request(
    { apiKey, authDomain }: FirebaseConfig,
    token: string,
    signedInAt: number,
  ): Promise<AccountState> {
    const reply = await fetch(lookupUrl(apiKey, this.env.FIREBASE_AUTH_EMULATOR_HOST), {
      method: 'POST',
      // The key may be bound to referrers; the auth domain is always one of them.
      headers: { 'content-type': 'application/json', referer: `https://${authDomain}/` },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response: unknown = await reply.json();
    const state = accountState(response, signedInAt);
    if (state === 'active')
      for (const { localId } of LookupResponse.parse(response).users) this.confirmed.set(localId, true);
    return state;
  }

  /** Users whose own tokens were confirmed in the last day; up to 1,000. */
  confirmedUids(): string[] {
    return [...this.confirmed.keys()];
  }
}

export type AccountState = 'active' | 'token-revoked' | 'account-inactive';

const LookupResponse = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        disabled: z.boolean().optional(),
        /** s since 1970; tokens of earlier sign-ins are revoked. */
        validSince: z.coerce.number().optional(),
      }),
    )
    .default([]),
});

/** A code, which may be followed by a message. */
const LookupError = z.object({ error: z.object({ message: z.string() }) });

const STATES: Readonly<Record<string, AccountState>> = {
  USER_DISABLED: 'account-inactive',
  USER_NOT_FOUND: 'account-inactive',
  TOKEN_EXPIRED: 'token-revoked',
  INVALID_ID_TOKEN: 'token-revoked',
};

export function accountState(response: unknown, signedInAt: number): AccountState {
  const failure = LookupError.safeParse(response);
  if (failure.success) return stateForError(failure.data.error.message);
  const [user] = LookupResponse.parse(response).users;
  if (user === undefined || user.disabled === true) return 'account-inactive';
  return signedInAt < (user.validSince ?? 0) * 1_000 ? 'token-revoked' : 'active';
}

function stateForError(message: string): AccountState {
  const [code = ''] = /^\w+/.exec(message) ?? [];
  const state = STATES[code];
  if (state === undefined) throw new Error(`the identity provider rejects look-ups: ${code}`);
  return state;
}

const IDENTITY_TOOLKIT = 'identitytoolkit.googleapis.com';

export function lookupUrl(apiKey: string, emulator: string | undefined): URL {
  const origin =
    emulator === undefined ? `https://${IDENTITY_TOOLKIT}` : `http://${emulator}/${IDENTITY_TOOLKIT}`;
  const url = new URL(`${origin}/v1/accounts:lookup`);
  url.searchParams.set('key', apiKey);
  return url;
}
