import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useDispatch } from 'react-redux';
import type { ChosenPlace } from './chosen-place.js';
import { usePlaceHelp } from './place-help.js';
import { keepRecentPlace } from './recent-places.js';
import { namedPoint, type ApiDispatch } from './named-point.js';

/** The ways to choose a place: from a list, where one is, or on the map. */
export interface Choosing {
  choose: (place: ChosenPlace) => void;
  /** Null while the position is unknown. */
  chooseHere: (() => void) | null;
  /** Null where there is no map. */
  chooseOnMap: (() => void) | null;
}

/** Chooses a place and keeps it among the last five. */
export function useChoosing(onChosen: (place: ChosenPlace) => void): Choosing {
  const { userId, position, pickOnMap } = usePlaceHelp();
  const dispatch = useDispatch<ApiDispatch>();
  const named = (point: Coordinates) => namedPoint(dispatch, point);

  const choose = (place: ChosenPlace) => {
    keepRecentPlace(userId, place);
    onChosen(place);
  };
  const chooseOnMap = async (pick: NonNullable<typeof pickOnMap>) => {
    const point = await pick();
    if (point !== null) choose(await named(point));
  };
  return {
    choose,
    chooseHere: position && (() => void named(position).then(choose)),
    chooseOnMap: pickOnMap ? () => void chooseOnMap(pickOnMap) : null,
  };
}
