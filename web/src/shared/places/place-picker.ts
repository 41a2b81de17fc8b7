import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { deviceStorage } from '../storage/browser-storage.js';
import { readStored } from '../storage/read-stored.js';
import { recentPlacesKey } from '../storage/user-keys.js';
import { ChosenPlace, type PlaceEntry } from './chosen-place.js';
import { type ApiDispatch, namedPoint } from './places.api.js';

export interface PlacePicker {
  userId: string;
  position: Coordinates | null;
  /** Resolves to null if cancelled; missing if the page has no map. */
  pickOnMap?: () => Promise<Coordinates | null>;
}

const NO_PICKER: PlacePicker = { userId: '', position: null };

export const PlacePickerContext = createContext<PlacePicker>(NO_PICKER);

export const usePlacePicker = (): PlacePicker => useContext(PlacePickerContext);

/**
 * Names a point. Resolves to null if `entry` changed, another point was requested, or the caller
 * unmounted meanwhile: the name may take seconds and must not replace a newer choice.
 */
export function useNamedPoint(entry: PlaceEntry): (point: Coordinates) => Promise<ChosenPlace | null> {
  const dispatch = useDispatch<ApiDispatch>();
  const turn = useRef(0);
  const key = JSON.stringify(entry); // Compared as text, since forms copy their values.
  useEffect(() => () => void (turn.current += 1), [key]);
  return async (point) => {
    const own = (turn.current += 1);
    const named = await namedPoint(dispatch, point);
    return own === turn.current ? named : null;
  };
}

export interface PlaceChoice {
  choose: (place: ChosenPlace) => void;
  chooseHere: (() => void) | null;
  chooseOnMap: (() => void) | null;
}

/** Passes the chosen place on, and adds it to the recent places. */
export function usePlaceChoice(entry: PlaceEntry, onChosen: (place: ChosenPlace) => void): PlaceChoice {
  const { userId, position, pickOnMap } = usePlacePicker();
  const namePoint = useNamedPoint(entry);

  const choose = (place: ChosenPlace) => {
    keepRecentPlace(userId, place);
    onChosen(place);
  };
  const choosePoint = async (point: Coordinates | null) => {
    const place = point && (await namePoint(point));
    if (place !== null) choose(place);
  };
  const chooseOnMap = async (pick: NonNullable<typeof pickOnMap>) => choosePoint(await pick());
  return {
    choose,
    chooseHere: position && (() => void choosePoint(position)),
    chooseOnMap: pickOnMap ? () => void chooseOnMap(pickOnMap) : null,
  };
}

const RECENT_MAX = 5;

const Recent = z.array(ChosenPlace).max(RECENT_MAX);

const isSame = (one: ChosenPlace, other: ChosenPlace) =>
  one.id === other.id && one.latitude === other.latitude && one.longitude === other.longitude;

const withRecent = (recent: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] =>
  [place, ...recent.filter((each) => !isSame(each, place))].slice(0, RECENT_MAX);

/** The places chosen on this device; invalid data counts as none. */
export const recentPlaces = (userId: string): ChosenPlace[] =>
  readStored(recentPlacesKey(userId), Recent) ?? [];

function keepRecentPlace(userId: string, place: ChosenPlace): void {
  deviceStorage.set(recentPlacesKey(userId), JSON.stringify(withRecent(recentPlaces(userId), place)));
}
