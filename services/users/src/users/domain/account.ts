import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { Gender } from '@rotadas/contracts/users/user';

/** An account. Online state, position and offer belong to the providers service. */
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

export type NewAccount = Omit<Account, 'id'>;

export type AccountChange = Partial<Omit<NewAccount, 'googleId' | 'rating' | 'isAdmin'>>;

/** Fields that registration fills if empty. */
export type RegistrationFill = Pick<Account, 'fullName' | 'profileImage'>;

/** Missing fields stay, null clears a field. */
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
