import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import { z } from 'zod';
import { ChosenPlace, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { parseStored, readStored } from '../../shared/storage/read-stored.js';
import { NO_FILTERS, SearchFilters } from './filters.js';
import { ANYTHING, type Search } from './search.js';

const End = z.string().max(PLACE_TEXT_MAX);
const Place = ChosenPlace.nullable().catch(null).default(null);

/**
 * A user's last search as the browser stores it (spec 3), extended by the places chosen for the
 * ends, and by the filters.
 */
const StoredSearch = z.object({
  serviceType: z.object({ id: ServiceTypeFilter, label: z.string() }),
  route: z.object({ from: End, to: End, fromPlace: Place, toPlace: Place }),
  filters: SearchFilters.catch(NO_FILTERS).default(NO_FILTERS),
});

/** The storage key of a user's last search (spec 9). */
export const searchKey = (userId: string): string => `search.${userId}`;

/** Parses a stored search; anything invalid is an empty search. */
export function parseSearch(stored: string | null): Search {
  const kept = parseStored(stored, StoredSearch);
  if (kept === null) return ANYTHING;
  const { from, to, fromPlace, toPlace } = kept.route;
  const route = { from: entry(from, fromPlace), to: entry(to, toPlace) };
  return { type: kept.serviceType.id, route, filters: kept.filters };
}

/** Serializes a search; `label` is the name of its service type on the screen. */
export function searchText({ type, route: { from, to }, filters }: Search, label: string): string {
  const places = { fromPlace: from.place, toPlace: to.place };
  const route = { from: from.text, to: to.text, ...places };
  return JSON.stringify({ serviceType: { id: type, label }, route, filters });
}

/** A place counts only for the text that it was chosen by. */
const entry = (text: string, place: ChosenPlace | null): PlaceEntry => ({
  text,
  place: place?.name === text ? place : null,
});

/** The user's last search on this device. */
export const readSearch = (userId: string): Search => parseSearch(deviceStorage.get(searchKey(userId)));

/** Stores the user's search on this device. */
export function storeSearch(userId: string, search: Search): void {
  const label = i18next.t(`shared:serviceTypes.${search.type}`);
  deviceStorage.set(searchKey(userId), searchText(search, label));
}

const RECENT_ROUTES_MAX = 5;

const RecentRoute = z.object({ from: ChosenPlace, to: ChosenPlace });
export type RecentRoute = z.infer<typeof RecentRoute>;

const RecentRoutes = z.array(RecentRoute).max(RECENT_ROUTES_MAX);

const recentRoutesKey = (userId: string) => `ways.${userId}`;

/** 'Balıkesir → Bursa'; identifies a recent route. */
export const routeName = ({ from, to }: RecentRoute): string => `${from.name} → ${to.name}`;

/** Recent routes after another search: newest first, without duplicates, at most five. */
export const withRecentRoute = (routes: readonly RecentRoute[], route: RecentRoute): RecentRoute[] =>
  [route, ...routes.filter((each) => routeName(each) !== routeName(route))].slice(0, RECENT_ROUTES_MAX);

/** The routes that the user searched last on this device. */
export const recentRoutes = (userId: string): RecentRoute[] =>
  readStored(recentRoutesKey(userId), RecentRoutes) ?? [];

/** Stores a searched route among the last five. */
export function storeRecentRoute(userId: string, route: RecentRoute): void {
  deviceStorage.set(recentRoutesKey(userId), JSON.stringify(withRecentRoute(recentRoutes(userId), route)));
}
