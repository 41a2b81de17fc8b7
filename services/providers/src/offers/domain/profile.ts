import { isDeepStrictEqual } from 'node:util';

/** What others may see of the account. */
export interface PublicFields {
  readonly fullName: string;
  readonly phone: string | null;
  /** Mean of the visible ratings; 0 without ratings. */
  readonly rating: number;
  /** Number of visible ratings. */
  readonly ratings: number;
}

/**
 * Name, phone and rating of a user, which the record, the planned offers and the marker of a
 * provider contain. A change of the profile updates those that are stored. It can arrive between a
 * writer's read and write of the profile, so each writer reads the profile again after its write:
 * - The writer of a provider's first record reads it from the users service.
 * - The writer of a planned offer reads it from the users service.
 * - The writer of a marker reads it from the record.
 */
export interface Profile extends PublicFields {
  /** When it was read, epoch ms. */
  readonly profileAt: number;
}

export function newerProfile(known: Profile, other: Profile): Profile {
  const newer = other.profileAt < known.profileAt ? known : other;
  return { ...publicFields(newer), profileAt: newer.profileAt };
}

export function publicFields({ fullName, phone, rating, ratings }: PublicFields): PublicFields {
  return { fullName, phone, rating, ratings };
}

export function hasSamePublicFields(one: PublicFields, other: PublicFields): boolean {
  return isDeepStrictEqual(publicFields(one), publicFields(other));
}
