import { Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';
import { requiredLine } from '@rotadas/contracts/primitives/text';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import { type Place, placeTitle } from '@rotadas/contracts/matching/place';
import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import type { ChosenPlace as OfferPlace } from '@rotadas/contracts/providers/chosen-place';
import { z } from 'zod';

export const ChosenPlace = z.object({
  /** Null for a point that is not in the list of places. */
  id: requiredLine(PLACE_TEXT_MAX).nullable(),
  /** The text in the field: 'Kadıköy, İstanbul', 'Kızılay yakını'. */
  name: requiredLine(PLACE_TEXT_MAX),
  latitude: Latitude,
  longitude: Longitude,
});
export type ChosenPlace = z.infer<typeof ChosenPlace>;

export interface PlaceEntry {
  text: string;
  place: ChosenPlace | null;
}

/** A stored entry. Older versions stored a place as text. */
export const PlaceDraft: z.ZodType<PlaceEntry> = z.union([
  z.object({ text: z.string(), place: ChosenPlace.nullable() }),
  z.string().transform((text) => ({ text, place: null })),
]);

export const NO_ENTRY: PlaceEntry = { text: '', place: null };

export const toPlaceEntry = (place: ChosenPlace): PlaceEntry => ({ text: place.name, place });

/** The entry contains the name as free text if there is no place. */
export function toNamedPlaceEntry(name: string | null, place: OfferPlace | null | undefined): PlaceEntry {
  if (name === null) return NO_ENTRY;
  return { text: name, place: place ? { ...place, id: place.id ?? null, name } : null };
}

export function toChosenPlace(place: Place): ChosenPlace {
  const { id, latitude, longitude } = place;
  return { id, name: placeTitle(place), latitude, longitude };
}

export function toQueryEnd({ id, latitude, longitude }: ChosenPlace): RouteQueryEnd {
  return id === null ? Coordinates.parse({ latitude, longitude }) : { placeId: id };
}

export const toOfferPlace = ({ id, latitude, longitude }: ChosenPlace): OfferPlace => ({
  ...(id !== null && { id }),
  latitude,
  longitude,
});
