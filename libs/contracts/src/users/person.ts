import { z } from 'zod';
import { requiredLine } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { CurrentUser } from './user.js';

/** RFC 5321, 4.5.3.1.3: the longest query is an e-mail address. */
const QUERY_MAX = 254;

/** Maximum number of people that a search finds. */
export const PEOPLE_MAX = 20;

/** An ID, an e-mail address, a phone number in any usual form, or the beginning of a name. */
export const PeopleQuery = requiredLine(QUERY_MAX);

/** What admins see of an account. */
export const PersonAccount = CurrentUser.pick({
  id: true,
  email: true,
  fullName: true,
  profileImage: true,
  gender: true,
  birthDate: true,
  phone: true,
  isPhoneVerified: true,
  description: true,
  vehicle: true,
  rating: true,
  ratings: true,
  isAdmin: true,
  eraseAt: true,
  sanction: true,
}).extend({
  /** Disabled or deleted at the identity provider. */
  isSuspended: z.boolean(),
  /** Null for an account that an old version created. */
  createdAt: EpochMs.nullable(),
});
export type PersonAccount = z.infer<typeof PersonAccount>;

/** What admins see of an account in a list. */
export const FoundPerson = PersonAccount.pick({
  id: true,
  email: true,
  fullName: true,
  phone: true,
  isPhoneVerified: true,
  isAdmin: true,
  eraseAt: true,
  sanction: true,
  isSuspended: true,
  createdAt: true,
});
export type FoundPerson = z.infer<typeof FoundPerson>;
