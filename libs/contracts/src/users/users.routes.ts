import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { Identity } from './identity.js';
import { ProfileInput, RegistrationInput } from './profile.js';
import { PublicUser, User, UserAddress, UserUid } from './user.js';

/** The most users of one question. */
const USERS_MAX = 1_000;

/** The questions that the users service answers. */
export const usersRoutes = {
  /** The account of a verified identity, made on its first call (design 2). */
  identify: defineRoute({
    subject: 'users.identify',
    request: z.strictObject({ identity: Identity }),
    reply: User,
    errors: [],
  }),
  /**
   * The same, with what the identity provider knows of name and picture filled in where still
   * empty. Idempotent.
   */
  register: defineRoute({
    subject: 'users.register',
    request: z.strictObject({ identity: Identity, registration: RegistrationInput }),
    reply: User,
    errors: [],
  }),
  get: defineRoute({
    subject: 'users.get',
    request: z.strictObject({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown'],
  }),
  /** Those of the accounts that there are. */
  getAddresses: defineRoute({
    subject: 'users.get-addresses',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ users: z.array(UserAddress) }),
    errors: [],
  }),
  /** The identity provider's IDs of those of the accounts that there are. */
  getUids: defineRoute({
    subject: 'users.get-uids',
    request: z.strictObject({ userIds: z.array(SerialId).max(USERS_MAX) }),
    reply: z.object({ users: z.array(UserUid) }),
    errors: [],
  }),
  getPublic: defineRoute({
    subject: 'users.get-public',
    request: z.strictObject({ userId: SerialId, viewerId: SerialId }),
    reply: PublicUser,
    errors: ['user-unknown'],
  }),
  updateProfile: defineRoute({
    subject: 'users.update-profile',
    request: z.strictObject({ userId: SerialId, profile: ProfileInput }),
    reply: User,
    errors: ['user-unknown', 'terms-unaccepted'],
  }),
  acceptTerms: defineRoute({
    subject: 'users.accept-terms',
    request: z.strictObject({ userId: SerialId }),
    reply: User,
    errors: ['user-unknown'],
  }),
};
