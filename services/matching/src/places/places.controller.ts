import { Controller } from '@nestjs/common';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PlaceIndex } from './domain/place-index.js';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlaceIndex) {}

  @HandleRpc(matchingRpc.searchPlaces)
  searchPlaces(search: ParsedRequest<typeof matchingRpc.searchPlaces>) {
    return { places: this.places.search(search) };
  }

  @HandleRpc(matchingRpc.nearestPlace)
  nearestPlace({ latitude, longitude }: ParsedRequest<typeof matchingRpc.nearestPlace>) {
    return { place: this.places.nearest(latitude, longitude) };
  }
}
