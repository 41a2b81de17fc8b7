import { z } from 'zod';
import { deviceStorage } from '../storage/browser-storage.js';
import { readKept } from '../storage/read-kept.js';
import { ChosenPlace } from './chosen-place.js';

/** How many searched places are kept. */
const RECENT_MAX = 5;

const Recent = z.array(ChosenPlace).max(RECENT_MAX);

const recentKey = (userId: string) => `places.${userId}`;

const isSame = (one: ChosenPlace, other: ChosenPlace) =>
  one.id === other.id && one.latitude === other.latitude && one.longitude === other.longitude;

/** The places after another one was chosen: the newest first, each once, at most five. */
const withRecent = (recent: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] =>
  [place, ...recent.filter((each) => !isSame(each, place))].slice(0, RECENT_MAX);

/** The places that the user chose last on this device; any text but one of ours means none. */
export const recentPlaces = (userId: string): ChosenPlace[] => readKept(recentKey(userId), Recent) ?? [];

/** Keeps a chosen place among the last five. */
export function keepRecentPlace(userId: string, place: ChosenPlace): void {
  deviceStorage.set(recentKey(userId), JSON.stringify(withRecent(recentPlaces(userId), place)));
}
