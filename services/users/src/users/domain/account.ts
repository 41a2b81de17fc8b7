import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { Gender } from '@rotadas/contracts/users/user';

/**
 * An account, as it is stored (spec 3, users). What a provider has on the map (online state,
 * position, active offer) belongs to the providers service and is not kept twice.
 */
export interface Account {
  readonly id: number;
  /** The identity provider's user id; unique. */
  readonly googleId: string;
  readonly email: string;
  readonly profileImage: string | null;
  readonly fullName: string;
  readonly gender: Gender;
  /** `yyyy-mm-dd`: a calendar day has no time zone. */
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  /** Mean of the ratings received; 0 until there are ratings. */
  readonly rating: number;
  readonly isAdmin: boolean;
  readonly termsAccepted: boolean;
}

/** An account that has no id yet. */
export type NewAccount = Omit<Account, 'id'>;

/** What may change of an account. */
export type AccountChange = Partial<Omit<NewAccount, 'googleId' | 'rating' | 'isAdmin'>>;

/** What registering may fill in where it is still empty. */
export type RegistrationFill = Pick<Account, 'fullName' | 'profileImage'>;

/** What a profile form changes: a field left out stays, null clears it (spec 3, 7). */
export function profileChange(profile: ProfileInput): AccountChange {
  const { fullName, gender, birthDate, phone, description, profileImage } = profile;
  return {
    fullName,
    ...(gender !== undefined && { gender: gender ?? 'unspecified' }),
    ...(birthDate !== undefined && { birthDate }),
    ...(phone !== undefined && { phone }),
    ...(description !== undefined && { description }),
    ...(profileImage !== undefined && { profileImage }),
  };
}
