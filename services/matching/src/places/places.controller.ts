import { Controller } from '@nestjs/common';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PlaceIndex } from './domain/place-index.js';

type Asked<Name extends keyof typeof matchingRoutes> = ParsedRequest<(typeof matchingRoutes)[Name]>;

/** Answers what the gateway asks of places. */
@Controller()
export class PlacesController {
  constructor(private readonly places: PlaceIndex) {}

  @HandleRoute(matchingRoutes.searchPlaces)
  searchPlaces(search: Asked<'searchPlaces'>) {
    return { places: this.places.search(search) };
  }

  @HandleRoute(matchingRoutes.nearestPlace)
  nearestPlace({ latitude, longitude }: Asked<'nearestPlace'>) {
    return { place: this.places.nearest(latitude, longitude)?.place ?? null };
  }
}
