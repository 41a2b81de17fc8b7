/**
 * Name and phone of a user, which the record, the planned offers and the marker of a provider
 * contain. A change of the profile updates those that are stored. Because it can arrive between
 * reading the profile and storing it, each writer checks for a newer profile after its write: of
 * the users service after the first record and after a planned offer, of the record after a marker.
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
