import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { ANKARA } from './builders.js';

/** Calls of `watchPosition`; `followedTo` reports a position to the last one. */
export const follows = jest.fn<Geolocation['watchPosition']>();

export function followedTo(place: { latitude: number; longitude: number } = ANKARA): void {
  act(() => follows.mock.lastCall?.[0](reading(place)));
}

/** Calls of `getCurrentPosition`. */
export const lookups = jest.fn<Geolocation['getCurrentPosition']>();

/** The device is at this place from now on. */
export function standAt(place: { latitude: number; longitude: number } = ANKARA): void {
  lookups.mockImplementation((done) => done(reading(place)));
}

/** Lookups fail from now on with a code of the browser. */
export function positionFails(code: number, message = ''): void {
  const error = { code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  lookups.mockImplementation((_done, failed) => failed?.(error));
}

export function lookupBreaks(): void {
  lookups.mockImplementation(() => {
    throw new Error('broken');
  });
}

function reading(place: { latitude: number; longitude: number }): GeolocationPosition {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { ...place, ...unknown, accuracy: 20 };
  const position = { coords: { ...coords, toJSON: () => coords }, timestamp: Date.now() };
  return { ...position, toJSON: () => position };
}

Object.defineProperty(navigator, 'geolocation', {
  configurable: true, // Node's navigator is one for all the files of a worker
  value: { getCurrentPosition: lookups, watchPosition: follows, clearWatch: () => undefined },
});
