/** Under which key the browser keeps the last live offer of the signed-in user. */
export const LAST_OFFER_KEY = 'last-offer';
