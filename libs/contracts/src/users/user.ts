import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { CalendarDate, EpochMs } from '../primitives/timestamp.js';
import { OfferDetails } from '../providers/offer-details.js';

/** A user's gender; `unspecified` counts as missing (spec 3). */
export const Gender = z.enum(['male', 'female', 'other', 'unspecified']);
export type Gender = z.infer<typeof Gender>;

/** An account, as the users service owns it (spec 3). */
export const User = z.object({
  id: SerialId,
  email: z.string(),
  fullName: z.string(),
  profileImage: z.string().nullable(),
  gender: Gender,
  birthDate: CalendarDate.nullable(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  /** Mean of the ratings received; 0 until there are ratings. */
  rating: z.number(),
  isAdmin: z.boolean(),
  termsAccepted: z.boolean(),
});
export type User = z.infer<typeof User>;

/** Which account has which e-mail address, for services that write to many at once. */
export const UserAddress = User.pick({ id: true, email: true });
export type UserAddress = z.infer<typeof UserAddress>;

/** Which account has which ID at the identity provider. */
export const UserUid = z.object({ id: SerialId, uid: z.string() });
export type UserUid = z.infer<typeof UserUid>;

/**
 * The signed-in user's own view: the account and, from the providers service, what it has on the
 * map (spec 3, views).
 */
export const CurrentUser = User.extend({
  isOnline: z.boolean(),
  activeService: ServiceType.nullable(),
  serviceFrom: z.string().nullable(),
  serviceTo: z.string().nullable(),
  serviceDescription: z.string().nullable(),
  /** Minutes of the active offer, null when it is always or there is none. */
  onlineDuration: z.int().nullable(),
  /** When the active offer ends by itself, ms; null when never or offline. */
  serviceEndsAt: EpochMs.nullable(),
  /** Whether the list shows the phone; null while offline. */
  showPhone: z.boolean().nullable(),
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  lastLocationUpdate: EpochMs.nullable(),
  ...OfferDetails.shape,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * What others may see of a user. The e-mail is for admins and the user's own self; without a live
 * or planned offer of the user, so is the last name, of which others see the initial.
 */
export const PublicUser = z.object({
  id: SerialId,
  fullName: z.string(),
  email: z.string().optional(),
});
export type PublicUser = z.infer<typeof PublicUser>;
