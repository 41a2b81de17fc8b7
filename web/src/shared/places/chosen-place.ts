import { Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';
import { requiredLine } from '@rotadas/contracts/primitives/text';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { Place } from '@rotadas/contracts/matching/place';
import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import type { ChosenPlace as PlaceBesideName } from '@rotadas/contracts/providers/chosen-place';
import { z } from 'zod';

/** A place that somebody chose: of the list, by the own position, or on the map. */
export const ChosenPlace = z.object({
  /** Of the list of places; null for a point. */
  id: requiredLine(PLACE_TEXT_MAX).nullable(),
  /** As the field shows it: 'Kadıköy, İstanbul', 'Kızılay yakını'. */
  name: requiredLine(PLACE_TEXT_MAX),
  latitude: Latitude,
  longitude: Longitude,
});
export type ChosenPlace = z.infer<typeof ChosenPlace>;

/** What stands in a place field: the text, and the place that was chosen for it, if any. */
export interface PlaceEntry {
  text: string;
  place: ChosenPlace | null;
}

/** A field in which nothing stands. */
export const NO_ENTRY: PlaceEntry = { text: '', place: null };

/** A field in which a chosen place stands. */
export const toPlaceEntry = (place: ChosenPlace): PlaceEntry => ({ text: place.name, place });

/** A name, and the place beside it, as a field shows them; without one nobody chose a place. */
export function entryBeside(name: string | null, place: PlaceBesideName | null | undefined): PlaceEntry {
  if (name === null) return NO_ENTRY;
  return { text: name, place: place ? { ...place, id: place.id ?? null, name } : null };
}

/** A place of the list as it is chosen: its province tells it from others of its name. */
export function toChosenPlace({ id, name, province, kind, latitude, longitude }: Place): ChosenPlace {
  const isAlone = kind === 'province' || name === province;
  return { id, name: isAlone ? name : `${name}, ${province}`, latitude, longitude };
}

/** A chosen place as one end of a wished way. */
export function toQueryEnd({ id, latitude, longitude }: ChosenPlace): RouteQueryEnd {
  return id === null ? Coordinates.parse({ latitude, longitude }) : { placeId: id };
}

/** A chosen place as it goes along with its name. */
export const toOfferPlace = ({ id, latitude, longitude }: ChosenPlace): PlaceBesideName => ({
  ...(id !== null && { id }),
  latitude,
  longitude,
});
