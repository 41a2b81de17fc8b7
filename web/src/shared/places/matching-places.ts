/** What a suggestion needs of a place. */
export interface PlaceName {
  name: string;
  province?: string | undefined;
}

/** The most suggestions at once. */
const SUGGESTIONS_MAX = 8;

/** Folds case and the Turkish letters, so that 'izmir' and 'sanli' find their places. */
function foldTurkish(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}

/** The places whose name begins with `typed`, in the order given; none until something is typed. */
export function matchingPlaces(places: readonly PlaceName[], typed: string): PlaceName[] {
  const sought = foldTurkish(typed.trim());
  if (sought === '') return [];
  const found: PlaceName[] = [];
  for (const place of places) {
    if (!foldTurkish(place.name).startsWith(sought)) continue;
    found.push(place);
    if (found.length === SUGGESTIONS_MAX) break;
  }
  return found;
}
