import { roundedPoint } from '../primitives/coordinates.js';
import { textKey } from '../primitives/fold-turkish.js';
import type { ChosenPlace } from './chosen-place.js';

/** What is wrong with an offer that begins and ends at the same place, in Turkish. */
export const ENDS_FAULTS = { equal: 'Kalkış ve varış aynı yer olamaz. Başka bir yer seç.' } as const;

interface OfferEnds {
  readonly from: string;
  readonly to: string;
  readonly fromPlace?: ChosenPlace | null | undefined;
  readonly toPlace?: ChosenPlace | null | undefined;
}

/** Whether both ends are the same place: by what was chosen, else by their names. */
export function hasEqualEnds({ from, to, fromPlace, toPlace }: OfferEnds): boolean {
  if (!fromPlace || !toPlace) return textKey(from) === textKey(to);
  if (fromPlace.id !== undefined && fromPlace.id === toPlace.id) return true;
  const [start, end] = [roundedPoint(fromPlace), roundedPoint(toPlace)];
  return start.latitude === end.latitude && start.longitude === end.longitude;
}
