import { randomUUID } from 'node:crypto';
import type { Identity } from '@rotadas/contracts/users/identity';

/** A verified identity that nobody has seen before. */
export function anIdentity(known: Partial<Identity> = {}): Identity {
  const uid = randomUUID();
  return { uid, email: `${uid}@rotadas.example`, displayName: null, photoUrl: null, ...known };
}
