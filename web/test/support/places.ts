import { Place } from '@rotadas/contracts/matching/place';
import { answer, json } from './answers.js';

/** A place of the list; a district of İstanbul unless said otherwise. */
export const aPlace = (id: string, name: string, facts: Partial<Place> = {}): Place =>
  Place.parse({
    id,
    name,
    kind: 'district',
    district: name,
    province: 'İstanbul',
    latitude: 40.99,
    longitude: 29.03,
    ...facts,
  });

/** Whatever is searched for finds these places from now on. */
export function knownPlaces(places: Place[]): void {
  answer('GET /api/places', () => json(places));
}
