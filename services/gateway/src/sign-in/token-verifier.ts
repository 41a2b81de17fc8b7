import { Inject, Injectable } from '@nestjs/common';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Identity } from '@rotadas/contracts/users/identity';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { emulatorTokens } from './emulator-tokens.js';
import type { VerifiedToken } from './principal.js';

/** Verifies ID tokens by Google's keys, or by those of the auth emulator. */
@Injectable()
export class TokenVerifier {
  private readonly readClaims: ((token: string) => Promise<TokenClaims>) | undefined;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
    if (project) this.readClaims = emulator ? emulatorTokens(emulator, project) : googleTokens(project);
  }

  /** Throws `token-invalid`, `token-expired`, `email-unverified` or `sign-in-unconfigured`. */
  async verify(token: string): Promise<VerifiedToken> {
    if (!this.readClaims) throw new DomainError('sign-in-unconfigured');
    return toVerifiedToken(await this.readClaims(token));
  }
}

function googleTokens(projectId: string): (token: string) => Promise<TokenClaims> {
  const auth = getAuth(firebaseApp(projectId));
  return (token) =>
    auth.verifyIdToken(token).catch((error: unknown) => {
      throw toSignInError(error);
    });
}

/** The known app if the project has one. */
export function firebaseApp(projectId: string): App {
  return initializeApp({ projectId }, projectId);
}

interface TokenClaims extends IdClaims {
  readonly exp: number;
  readonly firebase: { readonly sign_in_provider: string };
}

export function toVerifiedToken(claims: TokenClaims): VerifiedToken {
  const phone = claims['phone_number'];
  return {
    identity: toIdentity(claims),
    isByGoogle: claims.firebase.sign_in_provider === 'google.com',
    phone: typeof phone === 'string' ? phone : null,
    issuedAt: claims.iat * 1_000,
    expiresAt: claims.exp * 1_000,
  };
}

const DISPLAY_NAME_MAX = 200;

interface IdClaims {
  readonly uid: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly picture?: string | undefined;
  readonly [claim: string]: unknown;
}

export function toIdentity(claims: IdClaims): Identity {
  if (!claims.email || claims.email_verified !== true) throw new DomainError('email-unverified');
  const identity = Identity.safeParse({
    uid: claims.uid,
    email: claims.email,
    displayName: readDisplayName(claims['name']),
    photoUrl: Identity.shape.photoUrl.safeParse(claims.picture).data ?? null,
    issuedAt: claims.iat * 1_000,
    signedInAt: claims.auth_time * 1_000,
  });
  if (!identity.success) throw new DomainError('token-invalid', { cause: identity.error });
  return identity.data;
}

function readDisplayName(name: unknown): string | null {
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, DISPLAY_NAME_MAX) : null;
}

const REJECTION_CODES: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-revoked',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** A failed fetch of Google's keys has the code of an argument error; only its text differs. */
const KEYS_UNAVAILABLE = /fetching public keys/i;

export function toSignInError(error: unknown): DomainError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/id-token-expired') return new DomainError('token-expired');
  const isRejection = REJECTION_CODES.has(code) && !KEYS_UNAVAILABLE.test(String(error));
  if (isMalformed(error) || isRejection) return new DomainError('token-invalid');
  return dependencyUnavailable('sign-in', error);
}

/** The decoder itself throws for a token whose parts are not JSON. */
function isMalformed(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError;
}
