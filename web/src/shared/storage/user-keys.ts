import { deviceStorage, tabStorage } from './browser-storage.js';

const DRAFT = 'offer-draft.';
const RECENT_PLACES = 'places.';
const RECENT_ROUTES = 'ways.';
/** Of versions that stored the last offer in the browser. */
const LAST_OFFER = 'last-offer';

/** Key in the storage of the tab. */
export const draftOfferKey = (userId: number): string => DRAFT + String(userId);

/** Key in the storage of the device. */
export const recentPlacesKey = (userId: string): string => RECENT_PLACES + userId;

/** Key in the storage of the device. */
export const recentRoutesKey = (userId: string): string => RECENT_ROUTES + userId;

/** For the sign-out. The search remains: it is a preference that is stored per user. */
export function removeUserData(): void {
  for (const prefix of [RECENT_PLACES, RECENT_ROUTES, LAST_OFFER]) deviceStorage.removeAll(prefix);
  tabStorage.removeAll(DRAFT);
}
