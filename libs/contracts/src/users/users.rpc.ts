import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineRpc } from '../protocol/rpc.js';
import { Identity } from './identity.js';
import { FoundPerson, PeopleQuery, PersonAccount } from './person.js';
import { PHOTO_BYTES_MAX, PhotoHash } from './photo.js';
import { AcceptTermsInput, ProfileInput, RegistrationInput } from './profile.js';
import { PublicUser, User, AccountSummary } from './user.js';

export const USERS_MAX = 1_000;

/** What agreements show of a user. */
const Person = User.pick({
  id: true,
  fullName: true,
  phone: true,
  isPhoneVerified: true,
  rating: true,
  ratings: true,
  vehicle: true,
});

const Profile = Person.omit({ phone: true }).extend({
  profileImage: z.string().nullable(),
  /** Missing for an account that an old version created. */
  createdAt: EpochMs.optional(),
});

/** A photo in base64. */
const Photo = z.object({ data: z.base64().max(Math.ceil(PHOTO_BYTES_MAX / 3) * 4) });

export const usersRpc = {
  /**
   * `isConfirmed` creates a missing account and ends a suspension: a token does not prove that the
   * identity provider still has the account. `contact-banned` if a new account, or one with a new
   * address, has the address of a banned account.
   */
  identify: defineRpc({
    subject: 'users.identify',
    request: z.strictObject({ identity: Identity, isConfirmed: z.boolean().optional() }),
    reply: User,
    errors: ['user-unknown', 'user-suspended', 'token-invalid', 'contact-banned'],
  }),
  /** Suspends an account until its identity is confirmed again. No effect without an account. */
  suspend: defineRpc({
    subject: 'users.suspend',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({}),
    errors: [],
  }),
  /** Fills an empty name and picture of an identified account. Idempotent. */
  register: defineRpc({
    subject: 'users.register',
    request: z.strictObject({ identity: Identity, registration: RegistrationInput }),
    reply: User,
    errors: ['user-unknown'],
  }),
  get: defineRpc({
    subject: 'users.get',
    request: z.strictObject({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown'],
  }),
  /** Leaves out IDs without an account. */
  getAccounts: defineRpc({
    subject: 'users.get-accounts',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ users: z.array(AccountSummary) }),
    errors: [],
  }),
  /** Returns those whose profile gender is female, in no order. */
  listWomen: defineRpc({
    subject: 'users.list-women',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ userIds: z.array(SerialId) }),
    errors: [],
  }),
  /** Returns existing accounts, in no order. */
  listPeople: defineRpc({
    subject: 'users.list-people',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ people: z.array(Person) }),
    errors: [],
  }),
  /** For admins: the users service checks their account. At most 20 accounts. */
  findPeople: defineRpc({
    subject: 'users.find-people',
    request: z.strictObject({ admin: Admin, query: PeopleQuery }),
    reply: z.object({ people: z.array(FoundPerson) }),
    errors: ['admin-required'],
  }),
  /** What admins see of an account. */
  getPerson: defineRpc({
    subject: 'users.get-person',
    request: z.strictObject({ admin: Admin, userId: SerialId }),
    reply: PersonAccount,
    errors: ['admin-required', 'user-unknown'],
  }),
  getPublic: defineRpc({
    subject: 'users.get-public',
    request: z.strictObject({ userId: SerialId, viewerId: SerialId }),
    reply: PublicUser,
    errors: ['user-unknown'],
  }),
  /** What others may see; `user-unknown` also for a suspended user. */
  getProfile: defineRpc({
    subject: 'users.get-profile',
    request: z.strictObject({ userId: SerialId }),
    reply: Profile,
    errors: ['user-unknown'],
  }),
  /** Replaces the user's photo by one that is checked and resized. */
  setPhoto: defineRpc({
    subject: 'users.set-photo',
    request: Photo.extend({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown', 'terms-unaccepted'],
  }),
  /** Removes an uploaded photo, and any other picture of the profile. */
  removePhoto: defineRpc({
    subject: 'users.remove-photo',
    request: z.strictObject({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown'],
  }),
  getPhoto: defineRpc({
    subject: 'users.get-photo',
    request: z.strictObject({ userId: SerialId, hash: PhotoHash }),
    reply: Photo,
    errors: ['photo-unknown'],
  }),
  /**
   * The phone, which the identity provider verified, becomes that of the profile. The newest proof
   * counts: an earlier account with the number is not verified any longer.
   */
  verifyPhone: defineRpc({
    subject: 'users.verify-phone',
    request: z.strictObject({ userId: SerialId, phone: z.string() }),
    reply: User,
    errors: ['user-unknown', 'phone-unverified', 'contact-banned'],
  }),
  updateProfile: defineRpc({
    subject: 'users.update-profile',
    request: z.strictObject({ userId: SerialId, profile: ProfileInput }),
    reply: User,
    errors: ['user-unknown', 'terms-unaccepted'],
  }),
  /** Accepts the terms in force. A `version` that the user has read must be the one in force. */
  acceptTerms: defineRpc({
    subject: 'users.accept-terms',
    request: AcceptTermsInput.extend({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown', 'terms-changed'],
  }),
};
