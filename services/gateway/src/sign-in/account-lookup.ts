import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { FirebaseConfig } from '@rotadas/contracts/config/public-config';
import { firebaseOf } from '../env/firebase.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { lookupUrl } from './lookup-url.js';
import { type Standing, standingOf } from './lookup-answer.js';

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
