import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import { z } from 'zod';
import { ChosenPlace, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { parseStored, readStored } from '../../shared/storage/read-stored.js';
import { recentRoutesKey } from '../../shared/storage/user-keys.js';
import { NO_FILTERS, SearchFilters } from './filters.js';
import { EMPTY_SEARCH, type Search, type SearchedEnds } from './search.js';

const End = z.string().max(PLACE_TEXT_MAX);
const Place = ChosenPlace.nullable().catch(null).default(null);

/** The stored search. Chosen places and filters are missing in older versions. */
const StoredSearch = z.object({
  serviceType: z.object({ id: ServiceTypeFilter, label: z.string() }),
  route: z.object({ from: End, to: End, fromPlace: Place, toPlace: Place }),
  filters: SearchFilters.catch(NO_FILTERS),
});

export const searchKey = (userId: string): string => `search.${userId}`;

/** Parses a stored search; an invalid search becomes empty. */
export function parseSearch(stored: string | null): Search {
  const parsed = parseStored(stored, StoredSearch);
  if (parsed === null) return EMPTY_SEARCH;
  const { from, to, fromPlace, toPlace } = parsed.route;
  const route = { from: parsePlaceEntry(from, fromPlace), to: parsePlaceEntry(to, toPlace) };
  return { ...EMPTY_SEARCH, type: parsed.serviceType.id, route, filters: parsed.filters };
}

/** Serializes a search; `label` is the name of its service type. */
export function searchText({ type, route: { from, to }, filters }: Search, label: string): string {
  const places = { fromPlace: from.place, toPlace: to.place };
  const route = { from: from.text, to: to.text, ...places };
  return JSON.stringify({ serviceType: { id: type, label }, route, filters });
}

/** Ignores a stored place whose name differs from the text. */
const parsePlaceEntry = (text: string, place: ChosenPlace | null): PlaceEntry => ({
  text,
  place: place?.name === text ? place : null,
});

export const readSearch = (userId: string): Search => parseSearch(deviceStorage.get(searchKey(userId)));

export function storeSearch(userId: string, search: Search): void {
  const label = i18next.t(`shared:serviceTypes.${search.type}`);
  deviceStorage.set(searchKey(userId), searchText(search, label));
}

const RECENT_ROUTES_MAX = 5;

const RecentRoute = z.object({ from: ChosenPlace, to: ChosenPlace });
export type RecentRoute = z.infer<typeof RecentRoute>;

const RecentRoutes = z.array(RecentRoute).max(RECENT_ROUTES_MAX);

/** 'Balıkesir → Bursa'; identifies a recent route. */
export const routeName = ({ from, to }: RecentRoute): string => `${from.name} → ${to.name}`;

/** Newest first, without duplicates, at most five. */
export const withRecentRoute = (routes: readonly RecentRoute[], route: RecentRoute): RecentRoute[] =>
  [route, ...routes.filter((each) => routeName(each) !== routeName(route))].slice(0, RECENT_ROUTES_MAX);

export const readRecentRoutes = (userId: string): RecentRoute[] =>
  readStored(recentRoutesKey(userId), RecentRoutes) ?? [];

export const isRecentRoute = (userId: string, { from, to }: SearchedEnds): boolean =>
  readRecentRoutes(userId).some((route) => route.from.name === from.text && route.to.name === to.text);

export function storeRecentRoute(userId: string, route: RecentRoute): void {
  deviceStorage.set(
    recentRoutesKey(userId),
    JSON.stringify(withRecentRoute(readRecentRoutes(userId), route)),
  );
}
