import { z } from 'zod';

/** Whether the phone of an offer is open to both sides of an accepted agreement, or public. */
export const PhoneVisibility = z.enum(['on-agreement', 'public']);
export type PhoneVisibility = z.infer<typeof PhoneVisibility>;

/**
 * The older `showPhone` counts without `phoneVisibility`; without both the phone is public. That of
 * a women-only offer never is: everyone sees public phones.
 */
export function toPhoneVisibility(offer: {
  readonly phoneVisibility?: PhoneVisibility | null | undefined;
  readonly showPhone?: boolean | null | undefined;
  readonly womenOnly?: boolean | null | undefined;
}): PhoneVisibility {
  if (offer.womenOnly) return 'on-agreement';
  return offer.phoneVisibility ?? (offer.showPhone === false ? 'on-agreement' : 'public');
}
