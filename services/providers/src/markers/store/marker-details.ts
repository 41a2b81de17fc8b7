import { Logger } from '@nestjs/common';
import { detailsOf, OfferDetails } from '@rotadas/contracts/providers/offer-details';

/** The details of an offer as the field `details` of its marker has them: JSON, empty if none. */
export function detailsText(offer: OfferDetails): string {
  const details = detailsOf(offer);
  return Object.keys(details).length > 0 ? JSON.stringify(details) : '';
}

/**
 * The details in a field. A marker whose details are unreadable, such as those that a newer version
 * stored, is shown without them: it must not keep the others off the map.
 */
export function readDetails(userId: number, text: string | undefined): OfferDetails {
  if (!text) return {};
  try {
    return OfferDetails.parse(JSON.parse(text));
  } catch {
    // Without the error: that of JSON.parse quotes the text, which may contain personal data.
    new Logger('MarkerDetails').warn({ userId }, 'The details of a marker are unreadable');
    return {};
  }
}
