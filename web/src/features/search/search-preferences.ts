import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { z } from 'zod';
import { ChosenPlace, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { keptIn } from '../../shared/storage/read-kept.js';
import { NO_FILTERS, SearchFilters } from './filters.js';
import { ANYTHING, type Search } from './search.js';

const End = z.string().max(PLACE_TEXT_MAX);
const Place = ChosenPlace.nullable().catch(null).default(null);

/**
 * A user's last search as the browser's storage holds it (spec 3): besides what the specification
 * has, the places that were chosen for the ends, and the filters.
 */
const SearchPreferences = z.object({
  serviceType: z.object({ id: ServiceTypeFilter, label: z.string() }),
  route: z.object({ from: End, to: End, fromPlace: Place, toPlace: Place }),
  filters: SearchFilters.catch(NO_FILTERS).default(NO_FILTERS),
});

/** Under which name a user's last search is kept (spec 9). */
export const searchKey = (userId: string): string => `search.${userId}`;

/** The search that a stored text holds; any text but one of ours means none. */
export function parseSearch(stored: string | null): Search {
  const kept = keptIn(stored, SearchPreferences);
  if (kept === null) return ANYTHING;
  const { from, to, fromPlace, toPlace } = kept.route;
  const route = { from: entry(from, fromPlace), to: entry(to, toPlace) };
  return { type: kept.serviceType.id, route, filters: kept.filters };
}

/** The text that keeps a search; `label` is what the kind of service is called on the screen. */
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
