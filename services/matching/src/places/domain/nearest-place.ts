import { around, distance as kmBetween } from 'geokdbush';
import KDBush from 'kdbush';
import type { Place } from './place.js';

/** Further away than this a place says nothing about a point: it is at sea or abroad. */
const REACH_KM = 50;

/** The place nearest to a point. */
export interface NearestPlace {
  place: Place;
  distanceMetres: number;
}

/** Finds places by nearness; a province is no place to be near to, its districts are. */
export class NearestPlaces {
  private readonly places: readonly Place[];
  private readonly index: KDBush;

  constructor(places: readonly Place[]) {
    this.places = places.filter(({ kind }) => kind !== 'province');
    this.index = new KDBush(this.places.length);
    for (const { longitude, latitude } of this.places) this.index.add(longitude, latitude);
    this.index.finish();
  }

  /** The nearest place within 50 km; null where there is none, or no such point. */
  find(latitude: number, longitude: number): NearestPlace | null {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    const [nearest] = around(this.index, longitude, latitude, 1, REACH_KM);
    const place = nearest === undefined ? undefined : this.places[nearest];
    if (place === undefined) return null;
    const km = kmBetween(longitude, latitude, place.longitude, place.latitude);
    return { place, distanceMetres: Math.round(km * 1000) };
  }
}
