import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Identity } from '@rotadas/contracts/users/identity';

const DISPLAY_NAME_MAX = 200;

/** The claims of an ID token that matter here. */
export interface IdClaims {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly picture?: string | undefined;
  readonly [claim: string]: unknown;
}

/**
 * The identity that a verified token's claims describe; refuses one whose e-mail nobody verified
 * (design 2).
 */
export function identityOf(claims: IdClaims): Identity {
  if (!claims.email || claims.email_verified !== true) throw new DomainError('email-unverified');
  const identity = Identity.safeParse({
    uid: claims.uid,
    email: claims.email,
    displayName: displayNameOf(claims['name']),
    photoUrl: Identity.shape.photoUrl.safeParse(claims.picture).data ?? null,
  });
  if (!identity.success) throw new DomainError('token-invalid', { cause: identity.error });
  return identity.data;
}

function displayNameOf(name: unknown): string | null {
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, DISPLAY_NAME_MAX) : null;
}
