import type { Offer } from '@rotadas/contracts/providers/offer';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { OfferDocument } from './offer.schema.js';

/** The offer in a document; a field that is not named here never leaves the store. */
export function toOffer(document: OfferDocument): Offer {
  return {
    id: document._id,
    userId: document.userId,
    type: document.type,
    from: document.from,
    to: document.to,
    description: document.description,
    duration: document.duration,
    showPhone: document.showPhone,
    isActive: document.isActive,
    createdAt: document.createdAt,
    ...detailsOf(document),
  };
}
