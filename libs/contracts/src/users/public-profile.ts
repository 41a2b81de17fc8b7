import { z } from 'zod';
import { Rating } from '../agreements/rating.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ShownRating } from '../primitives/shown-rating.js';
import { Vehicle } from '../primitives/vehicle.js';

/** Ratings on a profile, newest first. */
export const PROFILE_RATINGS_MAX = 20;

export const ReceivedRating = Rating.pick({ rating: true, comment: true, createdAt: true }).extend({
  /** Short name of the rater. */
  name: z.string(),
});

/** What signed-in users see of each other; the rating is missing below three. */
export const PublicProfile = z.object({
  id: SerialId,
  /** First name and initial; the full name while both share an accepted agreement. */
  name: z.string(),
  profileImage: z.string().nullable(),
  /** Null if it is not known. */
  memberSince: EpochMs.nullable(),
  isPhoneVerified: z.boolean(),
  finishedAgreements: z.int().min(0),
  ...ShownRating.shape,
  /** The plate is masked unless both share an accepted agreement. */
  vehicle: Vehicle.nullable(),
  received: z.array(ReceivedRating),
});
export type PublicProfile = z.infer<typeof PublicProfile>;
