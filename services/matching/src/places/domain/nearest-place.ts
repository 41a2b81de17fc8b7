import { PointIndex } from '../../geo/point-index.js';
import type { Place } from './place.js';

/** Further away than this a place says nothing about a point: it is at sea or abroad. */
const REACH_METRES = 50_000;

/** The place nearest to a point. */
export interface NearestPlace {
  place: Place;
  distanceMetres: number;
}

/** Finds places by nearness; a province is no place to be near to, its districts are. */
export class NearestPlaces {
  private readonly places: readonly Place[];
  private readonly index: PointIndex;

  constructor(places: readonly Place[]) {
    this.places = places.filter(({ kind }) => kind !== 'province');
    this.index = new PointIndex({
      latitudes: Float64Array.from(this.places, ({ latitude }) => latitude),
      longitudes: Float64Array.from(this.places, ({ longitude }) => longitude),
    });
  }

  /** The nearest place within 50 km; null where there is none, or no such point. */
  find(latitude: number, longitude: number): NearestPlace | null {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    const nearest = this.index.nearest(latitude, longitude, REACH_METRES);
    const place = nearest && this.places[nearest.at];
    return place ? { place, distanceMetres: Math.round(nearest.metres) } : null;
  }
}
