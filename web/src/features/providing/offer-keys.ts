/** Under which key the browser keeps the last live offer of the signed-in user. */
export const LAST_OFFER_KEY = 'last-offer';

/** Under which key the tab keeps the offer that a user began. */
export const draftOfferKey = (userId: number): string => `offer-draft.${userId}`;
