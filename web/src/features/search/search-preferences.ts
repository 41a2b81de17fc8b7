import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { PLACE_MAX } from '@rotadas/contracts/providers/offer-details';
import { z } from 'zod';
import { ANYTHING, type Search } from './search.js';

/** A user's last search as the browser's storage holds it (spec 3). */
const SearchPreferences = z.object({
  serviceType: z.object({ id: ServiceTypeFilter, label: z.string() }),
  route: z.object({ from: z.string().max(PLACE_MAX), to: z.string().max(PLACE_MAX) }),
});

/** The storage key of a user's last search: a prefix and the user's id (spec 9). */
export const searchKey = (userId: string): string => `rotadas.search.${userId}`;

/** The search that a stored text holds; any text but one of ours means none. */
export function parseSearch(stored: string | null): Search {
  const parsed = SearchPreferences.safeParse(jsonOrNull(stored));
  if (!parsed.success) return ANYTHING;
  return { type: parsed.data.serviceType.id, route: parsed.data.route };
}

/** The text that keeps a search; `label` is what the kind of service is called on the screen. */
export function searchText({ type, route }: Search, label: string): string {
  return JSON.stringify({ serviceType: { id: type, label }, route });
}

function jsonOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // written by somebody else: as good as nothing
  }
}
