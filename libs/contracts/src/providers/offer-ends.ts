import { roundedPoint } from '../primitives/coordinates.js';
import { textKey } from '../primitives/fold-turkish.js';
import type { ServiceType } from '../primitives/service-type.js';
import type { ChosenPlace } from './chosen-place.js';
import { ERRORS } from '../errors/error-code.js';

interface OfferEnds {
  readonly from: string;
  readonly to: string;
  readonly fromPlace?: ChosenPlace | null | undefined;
  readonly toPlace?: ChosenPlace | null | undefined;
}

/**
 * What is wrong with the ends of an offer, in Turkish; null if nothing is. Boat tours may end where
 * they begin.
 */
export const endsFault = ({ type, ...ends }: OfferEnds & { readonly type: ServiceType }): string | null =>
  type !== 'sea_tours' && hasEqualEnds(ends) ? ERRORS['ends-equal'].text : null;

/** Whether both ends are the same place: by chosen place if both have one, otherwise by name. */
function hasEqualEnds({ from, to, fromPlace, toPlace }: OfferEnds): boolean {
  if (!fromPlace || !toPlace) return textKey(from) === textKey(to);
  if (fromPlace.id !== undefined && fromPlace.id === toPlace.id) return true;
  const [start, end] = [roundedPoint(fromPlace), roundedPoint(toPlace)];
  return start.latitude === end.latitude && start.longitude === end.longitude;
}
