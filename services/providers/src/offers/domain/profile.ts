/**
 * Name and phone of a user, which the record, the planned offers and the marker of a provider
 * contain. A change of the profile updates those that are stored. It can arrive between a writer's
 * read and write of the profile, so each writer reads the profile again after its write:
 * - The writer of a provider's first record reads it from the users service.
 * - The writer of a planned offer reads it from the users service.
 * - The writer of a marker reads it from the record.
 */
export interface Profile {
  readonly fullName: string;
  readonly phone: string | null;
  /** When it was read, epoch ms. */
  readonly profileAt: number;
}

export function newerProfile(known: Profile, other: Profile): Profile {
  const { fullName, phone, profileAt } = other.profileAt < known.profileAt ? known : other;
  return { fullName, phone, profileAt };
}
