/** Under which key the tab keeps the offer that a user began. */
export const keptOfferKey = (userId: number): string => `offer-draft.${userId}`;
