/** Under which key the tab keeps the offer that a user began. */
export const keptOfferKey = (userId: number): string => `rotadas.offer-draft.${userId}`;
