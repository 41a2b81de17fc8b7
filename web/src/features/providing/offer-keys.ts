/** Key in the storage of the device. */
export const LAST_OFFER_KEY = 'last-offer';

/** Key in the storage of the tab. */
export const draftOfferKey = (userId: number): string => `offer-draft.${userId}`;
