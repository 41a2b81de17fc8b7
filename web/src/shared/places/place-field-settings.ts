import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { deviceStorage } from '../storage/browser-storage.js';
import { readStored } from '../storage/read-stored.js';
import { recentPlacesKey } from '../storage/user-keys.js';
import { ChosenPlace } from './chosen-place.js';
import { type ApiDispatch, namedPoint } from './places.api.js';

export interface PlaceFieldSettings {
  userId: string;
  position: Coordinates | null;
  /** Resolves to null if cancelled; missing without a map. */
  pickOnMap?: () => Promise<Coordinates | null>;
}

const NO_SETTINGS: PlaceFieldSettings = { userId: '', position: null };

export const PlaceFieldContext = createContext<PlaceFieldSettings>(NO_SETTINGS);

export const usePlaceFieldSettings = (): PlaceFieldSettings => useContext(PlaceFieldContext);

export interface PlaceChoice {
  choose: (place: ChosenPlace) => void;
  chooseHere: (() => void) | null;
  chooseOnMap: (() => void) | null;
}

/** Also keeps the place among the last five. */
export function usePlaceChoice(onChosen: (place: ChosenPlace) => void): PlaceChoice {
  const { userId, position, pickOnMap } = usePlaceFieldSettings();
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

const RECENT_MAX = 5;

const Recent = z.array(ChosenPlace).max(RECENT_MAX);

const isSame = (one: ChosenPlace, other: ChosenPlace) =>
  one.id === other.id && one.latitude === other.latitude && one.longitude === other.longitude;

const withRecent = (recent: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] =>
  [place, ...recent.filter((each) => !isSame(each, place))].slice(0, RECENT_MAX);

/** Chosen on this device; invalid data counts as none. */
export const recentPlaces = (userId: string): ChosenPlace[] =>
  readStored(recentPlacesKey(userId), Recent) ?? [];

function keepRecentPlace(userId: string, place: ChosenPlace): void {
  deviceStorage.set(recentPlacesKey(userId), JSON.stringify(withRecent(recentPlaces(userId), place)));
}
