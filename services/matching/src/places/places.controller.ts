import { Controller } from '@nestjs/common';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PlaceIndex } from './domain/place-index.js';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlaceIndex) {}

  @HandleRoute(matchingRoutes.searchPlaces)
  searchPlaces(search: ParsedRequest<typeof matchingRoutes.searchPlaces>) {
    return { places: this.places.search(search) };
  }

  @HandleRoute(matchingRoutes.nearestPlace)
  nearestPlace({ latitude, longitude }: ParsedRequest<typeof matchingRoutes.nearestPlace>) {
    return { place: this.places.nearest(latitude, longitude)?.place ?? null };
  }
}
