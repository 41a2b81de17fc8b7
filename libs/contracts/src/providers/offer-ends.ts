import { roundPoint } from '../primitives/coordinates.js';
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

/** Offers of these types may end where they start; matching rates them by the pickup distance. */
const LOCAL_TYPES: ReadonlySet<ServiceType> = new Set(['taxi', 'shuttle', 'moto_courier', 'sea_tours']);

/** The Turkish fault of equal ends; null if they differ, or may be equal. */
export const endsFault = ({ type, ...ends }: OfferEnds & { readonly type: ServiceType }): string | null =>
  !LOCAL_TYPES.has(type) && hasEqualEnds(ends) ? ERRORS['ends-equal'].text : null;

/** Compares chosen places if both ends have one, otherwise names. */
function hasEqualEnds({ from, to, fromPlace, toPlace }: OfferEnds): boolean {
  if (!fromPlace || !toPlace) return textKey(from) === textKey(to);
  if (fromPlace.id !== undefined && fromPlace.id === toPlace.id) return true;
  const [start, end] = [roundPoint(fromPlace), roundPoint(toPlace)];
  return start.latitude === end.latitude && start.longitude === end.longitude;
}
