import { deviceStorage, tabStorage } from './browser-storage.js';

const DRAFT = 'offer-draft.';
const RECENT_PLACES = 'places.';
const RECENT_ROUTES = 'recent-routes.';
const TRUSTED_CONTACTS = 'trusted-contacts.';
/** Keys of the last offer and the recent routes in version 0.3.0. */
const OLDER = ['last-offer', 'ways.'];

/** Key in the storage of the tab. */
export const offerDraftKey = (userId: number): string => DRAFT + String(userId);

/** Key in the storage of the device. */
export const recentPlacesKey = (userId: string): string => RECENT_PLACES + userId;

/** Key in the storage of the device. */
export const recentRoutesKey = (userId: string): string => RECENT_ROUTES + userId;

/** Key in the storage of the device. */
export const trustedContactsKey = (userId: string): string => TRUSTED_CONTACTS + userId;

/**
 * Removes the user's data on sign-out. The search stays, as a preference that is stored per user.
 */
export function removeUserData(): void {
  const prefixes = [RECENT_PLACES, RECENT_ROUTES, TRUSTED_CONTACTS, ...OLDER];
  for (const prefix of prefixes) deviceStorage.removeAll(prefix);
  tabStorage.removeAll(DRAFT);
}
