import type { Principal, KnownToken } from '../../src/sign-in/principal.js';

export const IDENTITY = {
  uid: 'u1',
  email: 'ayse@rotadas.example',
  displayName: null,
  photoUrl: null,
  issuedAt: 1_000,
  signedInAt: 1_000,
};

export function aPrincipal(change: Partial<Principal> = {}): Principal {
  return {
    identity: IDENTITY,
    userId: 7,
    isAdmin: false,
    phone: null,
    expiresAt: 3_600_000,
    restrictedUntil: 0,
    ...change,
  };
}

export function aKnownToken(principal: Partial<Principal> = {}, times: Partial<KnownToken> = {}): KnownToken {
  return {
    principal: aPrincipal(principal),
    accountConfirmedAt: 0,
    accountReadAt: 0,
    ...times,
  };
}
