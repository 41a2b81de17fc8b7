import { Inject, Injectable } from '@nestjs/common';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { identityOf } from './identity-of.js';
import { toSignInError } from './sign-in-error.js';
import type { VerifiedToken } from './verified-token.js';

/**
 * Verifies Firebase ID tokens. firebase-admin reads FIREBASE_AUTH_EMULATOR_HOST itself: where it is
 * set, unsigned tokens of that emulator pass, after a look-up of their user there; where it is not,
 * only Google's signature does.
 */
@Injectable()
export class TokenVerifier {
  private readonly auth: Auth | undefined;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.auth = env.FIREBASE_PROJECT_ID ? getAuth(appOf(env.FIREBASE_PROJECT_ID)) : undefined;
  }

  /**
   * What `token` says. Throws `token-invalid`, `token-expired`, `email-unverified` or
   * `sign-in-unconfigured`.
   */
  async verify(token: string): Promise<VerifiedToken> {
    if (!this.auth) throw new DomainError('sign-in-unconfigured');
    const claims = await this.auth.verifyIdToken(token).catch((error: unknown) => {
      throw toSignInError(error);
    });
    return {
      identity: identityOf(claims),
      signedInAt: claims.auth_time * 1_000,
      issuedAt: claims.iat * 1_000,
      expiresAt: claims.exp * 1_000,
    };
  }
}

/** firebase-admin's app of a project, made once. */
export function appOf(projectId: string): App {
  return getApps().find((app) => app.name === projectId) ?? initializeApp({ projectId }, projectId);
}
