import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import { lengthKm } from '../routes/journey.ts';
import { toCoordinates, type Route } from '../routes/route.ts';
import type { Vehicle } from './vehicles.ts';

const PRICE_STEP = 10;

/** The return trip reverses ends and stops. */
export function randomOffer(vehicle: Vehicle, route: Route, isReturning: boolean): OfferInput {
  const { type, description } = vehicle;
  const [from, to] = isReturning ? [route.to, route.from] : [route.from, route.to];
  const [fromPlace, toPlace] = isReturning ? formatPlaces(route).toReversed() : formatPlaces(route);
  return {
    type,
    description,
    from,
    to,
    duration: 'always',
    phoneVisibility: 'on-agreement',
    ...createDetails(vehicle, route, isReturning),
    ...(fromPlace && { fromPlace }),
    ...(toPlace && { toPlace }),
  };
}

function formatPlaces(route: Route): ChosenPlace[] {
  const points = toCoordinates(route);
  return [
    { id: route.fromId, point: points[0] },
    { id: route.toId, point: points.at(-1) },
  ].flatMap(({ id, point }) => (point ? [{ ...(id !== undefined && { id }), ...point }] : []));
}

function createDetails({ details, fare, calls }: Vehicle, route: Route, isReturning: boolean): OfferDetails {
  const { stops = [] } = route;
  return {
    ...details,
    ...(fare && { price: { amount: choosePrice(fare.liraPerKm, route), per: fare.per } }),
    ...(calls && stops.length > 0 && { stops: isReturning ? stops.toReversed() : [...stops] }),
  };
}

function choosePrice(liraPerKm: number, route: Route): number {
  const km = route.km ?? lengthKm(route);
  return Math.max(PRICE_STEP, Math.round((liraPerKm * km) / PRICE_STEP) * PRICE_STEP);
}
