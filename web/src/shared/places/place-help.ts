import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { deviceStorage } from '../storage/browser-storage.js';
import { readStored } from '../storage/read-stored.js';
import { ChosenPlace } from './chosen-place.js';
import { type ApiDispatch, namedPoint } from './places.api.js';

/** What a screen provides to its place fields. */
export interface PlaceHelp {
  userId: string;
  /** Where the user looks: of places of the same name the nearer one comes first. */
  near: Coordinates | null;
  /** The user's own position, if it is known. */
  position: Coordinates | null;
  /**
   * Lets the user choose a place on the map; resolves to null if that is cancelled. Missing if
   * there is no map.
   */
  pickOnMap?: () => Promise<Coordinates | null>;
}

const NO_HELP: PlaceHelp = { userId: '', near: null, position: null };

/** Provides it to the fields. */
export const PlaceHelpContext = createContext<PlaceHelp>(NO_HELP);

/** What the screen provides to a place field. */
export const usePlaceHelp = (): PlaceHelp => useContext(PlaceHelpContext);

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

/** How many searched places are kept. */
const RECENT_MAX = 5;

const Recent = z.array(ChosenPlace).max(RECENT_MAX);

const recentKey = (userId: string) => `places.${userId}`;

const isSame = (one: ChosenPlace, other: ChosenPlace) =>
  one.id === other.id && one.latitude === other.latitude && one.longitude === other.longitude;

/** The places after another one was chosen: the newest first, each once, at most five. */
const withRecent = (recent: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] =>
  [place, ...recent.filter((each) => !isSame(each, place))].slice(0, RECENT_MAX);

/** The places that the user chose last on this device; any text but one of ours means none. */
export const recentPlaces = (userId: string): ChosenPlace[] => readStored(recentKey(userId), Recent) ?? [];

/** Keeps a chosen place among the last five. */
function keepRecentPlace(userId: string, place: ChosenPlace): void {
  deviceStorage.set(recentKey(userId), JSON.stringify(withRecent(recentPlaces(userId), place)));
}
