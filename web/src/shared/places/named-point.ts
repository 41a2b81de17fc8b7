import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import i18next from 'i18next';
import { logWarning } from '../log/log.js';
import type { ChosenPlace } from './chosen-place.js';
import { nearestPlaceOf } from './places.api.js';

/** The store's way to make a call. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A point as a chosen place, named by the place next to it, else by its coordinates. */
export async function namedPoint(
  dispatch: ApiDispatch,
  { latitude, longitude }: Coordinates,
): Promise<ChosenPlace> {
  const nearest = await dispatch(nearestPlaceOf({ latitude, longitude }))
    .unwrap()
    .catch((error: unknown) => logWarning('a point could not be named', error));
  const coordinates = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  const name = nearest ? i18next.t('places:near', { name: nearest.name }) : coordinates;
  return { id: null, name, latitude, longitude };
}
