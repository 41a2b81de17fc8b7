import { randomUUID } from 'node:crypto';
import type { Identity } from '@rotadas/contracts/users/identity';

/** A verified identity with a new uid. */
export function anIdentity(known: Partial<Identity> = {}): Identity {
  const uid = randomUUID();
  return { uid, email: `${uid}@rotadas.example`, displayName: null, photoUrl: null, ...known };
}
