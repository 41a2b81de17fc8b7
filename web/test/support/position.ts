import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { ANKARA } from './builders.js';

type Lookup = Geolocation['getCurrentPosition'];

/** Follows of the device's position, which tell of none by themselves. */
export const follows = jest.fn<Geolocation['watchPosition']>();

/** The device, which is followed, tells this place. */
export function followedTo(place: { latitude: number; longitude: number } = ANKARA): void {
  act(() => follows.mock.lastCall?.[0](reading(place)));
}

/** What the device is asked, which tells of each lookup. */
export const lookups = jest.fn<Lookup>();

/** Has the device tell this place from now on. */
export function standAt(place: { latitude: number; longitude: number } = ANKARA): void {
  lookups.mockImplementation((done) => done(reading(place)));
}

/** Has the device fail from now on, by a code of the browser's. */
export function positionFails(code: number, message = ''): void {
  const error = { code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  lookups.mockImplementation((_done, failed) => failed?.(error));
}

/** Has the lookup itself break from now on. */
export function lookupBreaks(): void {
  lookups.mockImplementation(() => {
    throw new Error('broken');
  });
}

function reading(place: { latitude: number; longitude: number }): GeolocationPosition {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { ...place, ...unknown, accuracy: 20 };
  const told = { coords: { ...coords, toJSON: () => coords }, timestamp: Date.now() };
  return { ...told, toJSON: () => told };
}

Object.defineProperty(navigator, 'geolocation', {
  configurable: true, // Node's navigator is one for all the files of a worker
  value: { getCurrentPosition: lookups, watchPosition: follows, clearWatch: () => undefined },
});
