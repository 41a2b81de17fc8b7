import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { CalendarDate, EpochMs } from '../primitives/timestamp.js';
import { OfferDetails } from '../providers/offer-details.js';
import { PhoneVisibility } from '../providers/phone-visibility.js';
import { Vehicle } from '../primitives/vehicle.js';
import { AccountState } from '../accounts/account-state.js';

/** `unspecified` counts as missing. */
export const Gender = z.enum(['male', 'female', 'other', 'unspecified']);
export type Gender = z.infer<typeof Gender>;

/** Users services of earlier versions do not send them. */
const added = {
  /** A code was sent to the phone. */
  isPhoneVerified: z.boolean(),
  vehicle: Vehicle.nullable(),
  /** Number of ratings in the mean. */
  ratings: z.int().min(0),
  /** The newest version of the terms that the user accepted. */
  acceptedTerms: CalendarDate.nullable(),
  ...AccountState.shape,
};

export const User = z.object({
  id: SerialId,
  email: z.string(),
  fullName: z.string(),
  profileImage: z.string().nullable(),
  gender: Gender,
  birthDate: CalendarDate.nullable(),
  phone: z.string().nullable(),
  isPhoneVerified: added.isPhoneVerified.default(false),
  description: z.string().nullable(),
  vehicle: added.vehicle.default(null),
  /** Mean of the received ratings; 0 without ratings. */
  rating: z.number(),
  ratings: added.ratings.default(0),
  isAdmin: z.boolean(),
  /** Whether the terms in force are accepted. */
  termsAccepted: z.boolean(),
  acceptedTerms: added.acceptedTerms.default(null),
  eraseAt: added.eraseAt.default(null),
  sanction: added.sanction.default(null),
});
export type User = z.infer<typeof User>;

/** `uid` is the ID at the identity provider. */
export const AccountSummary = User.pick({ id: true, email: true }).extend({
  uid: z.string(),
  /** Disabled or deleted at the identity provider, or restricted. */
  isSuspended: z.boolean().default(false),
  /** Missing for an account that an old version created. */
  createdAt: EpochMs.optional(),
});
export type AccountSummary = z.infer<typeof AccountSummary>;

export const CurrentUser = User.extend({
  ...added,
  isOnline: z.boolean(),
  activeService: ServiceType.nullable(),
  serviceFrom: z.string().nullable(),
  serviceTo: z.string().nullable(),
  serviceDescription: z.string().nullable(),
  /** Minutes; null for `always` or without an offer. */
  onlineDuration: z.int().nullable(),
  /** Epoch ms; null for no end or offline. */
  serviceEndsAt: EpochMs.nullable(),
  /** Null while offline. */
  phoneVisibility: PhoneVisibility.nullable(),
  /** Whether the phone is public; null while offline. */
  showPhone: z.boolean().nullable(),
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  lastLocationUpdate: EpochMs.nullable(),
  ...OfferDetails.shape,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Only admins and the user get the email; the last name is shown while an offer shows it. */
export const PublicUser = z.object({
  id: SerialId,
  fullName: z.string(),
  email: z.string().optional(),
});
export type PublicUser = z.infer<typeof PublicUser>;
