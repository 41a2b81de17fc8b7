import type { Acceptance } from '@rotadas/contracts/accounts/terms';
import { type AccountState, restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ProfileInput } from '@rotadas/contracts/users/profile';
import { PhotoPath } from '@rotadas/contracts/users/photo';
import type { Gender } from '@rotadas/contracts/users/user';
import type { Vehicle } from '@rotadas/contracts/primitives/vehicle';

/** The progress of an erasure. Once it begins, nothing else finds or changes the account. */
export interface Erasure {
  /** The last attempt, epoch ms. */
  readonly attemptedAt: number;
  /** When all other services and JetStream had erased the data once, epoch ms; null before. */
  readonly erasedElsewhereAt: number | null;
  readonly isMailed: boolean;
}

export interface Account extends AccountState {
  readonly id: number;
  /** ID at the identity provider; unique. */
  readonly googleId: string;
  readonly email: string;
  /** When the token with this address was issued, epoch ms. */
  readonly emailAt: number;
  readonly profileImage: string | null;
  readonly fullName: string;
  readonly gender: Gender;
  /** `yyyy-mm-dd` */
  readonly birthDate: string | null;
  readonly phone: string | null;
  /** The identity provider has sent a code to the phone. */
  readonly isPhoneVerified: boolean;
  readonly description: string | null;
  readonly vehicle: Vehicle | null;
  /** Mean of the visible ratings received; 0 without ratings. */
  readonly rating: number;
  /** Number of visible ratings received. */
  readonly ratings: number;
  /** When the mean was computed, epoch ms; 0 without ratings. */
  readonly ratedAt: number;
  readonly isAdmin: boolean;
  /** Accepted versions of the terms, oldest first. */
  readonly acceptances: readonly Acceptance[];
  /** The identity provider disabled or deleted the account. */
  readonly isSuspended: boolean;
  /** Tokens of earlier sign-ins are rejected, epoch ms. */
  readonly signedOutAt: number;
  /** Null until the account is being erased. */
  readonly erasure: Erasure | null;
  /** Epoch ms; missing if an old version created the account. */
  readonly createdAt?: number;
}

export type NewAccount = Omit<Account, 'id' | 'createdAt'>;

export type AccountChange = Partial<
  Omit<NewAccount, 'googleId' | 'rating' | 'ratings' | 'ratedAt' | 'isAdmin' | 'erasure' | 'acceptances'>
>;

export type RegistrationDefaults = Pick<Account, 'fullName' | 'profileImage'>;

/** Throws `user-unknown`. */
export function requireAccount(account: Account | null): Account {
  if (!account) throw new DomainError('user-unknown');
  return account;
}

/** Whether the account is suspended by any side, or waits for its erasure. `now` is epoch ms. */
export function isClosed(account: Account, now = Date.now()): boolean {
  return account.isSuspended || restrictedUntil(account) > now;
}

/** Missing fields and the path of a photo stay; null clears a field. */
export function profileChange(profile: ProfileInput): AccountChange {
  const { fullName, gender, birthDate, phone, description, vehicle, profileImage } = profile;
  return {
    fullName,
    ...(gender !== undefined && { gender: gender ?? 'unspecified' }),
    ...(birthDate !== undefined && { birthDate }),
    ...(phone !== undefined && { phone }),
    ...(description !== undefined && { description }),
    ...(vehicle !== undefined && { vehicle }),
    ...(profileImage !== undefined && !isPhoto(profileImage) && { profileImage }),
  };
}

/** Whether a picture is an uploaded photo. */
const isPhoto = (profileImage: string | null): boolean => PhotoPath.safeParse(profileImage).success;
