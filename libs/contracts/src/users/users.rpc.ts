import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { Identity } from './identity.js';
import { ProfileInput, RegistrationInput } from './profile.js';
import { PublicUser, User, AccountSummary } from './user.js';

const USERS_MAX = 1_000;

/** What agreements show of a user. */
const Person = User.pick({ id: true, fullName: true, phone: true, rating: true, ratings: true }).extend({
  phoneVerified: z.boolean().optional(),
});

export const usersRpc = {
  /**
   * `isConfirmed` creates a missing account and ends a suspension: a token does not prove that the
   * identity provider still has the account.
   */
  identify: defineRpc({
    subject: 'users.identify',
    request: z.strictObject({ identity: Identity, isConfirmed: z.boolean().optional() }),
    reply: User,
    errors: ['user-unknown', 'user-suspended'],
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
  /** Of existing accounts, in no order. */
  listPeople: defineRpc({
    subject: 'users.list-people',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ people: z.array(Person) }),
    errors: [],
  }),
  getPublic: defineRpc({
    subject: 'users.get-public',
    request: z.strictObject({ userId: SerialId, viewerId: SerialId }),
    reply: PublicUser,
    errors: ['user-unknown'],
  }),
  updateProfile: defineRpc({
    subject: 'users.update-profile',
    request: z.strictObject({ userId: SerialId, profile: ProfileInput }),
    reply: User,
    errors: ['user-unknown', 'terms-unaccepted'],
  }),
  acceptTerms: defineRpc({
    subject: 'users.accept-terms',
    request: z.strictObject({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown'],
  }),
};
