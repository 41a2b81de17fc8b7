import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { ANKARA } from './builders.js';

/** `watchReports` reports a position to the last call. */
export const watches = jest.fn<Geolocation['watchPosition']>();

export function watchReports(place: { latitude: number; longitude: number } = ANKARA): void {
  act(() => watches.mock.lastCall?.[0](reading(place)));
}

export const lookups = jest.fn<Geolocation['getCurrentPosition']>();

export function setDevicePosition(place: { latitude: number; longitude: number } = ANKARA): void {
  lookups.mockImplementation((done) => done(reading(place)));
}

/** `code` is the browser's. */
export function positionFails(code: number, message = ''): void {
  lookups.mockImplementation((_done, failed) => failed?.(positionError(code, message)));
}

/** The failure of the last call of `watchPosition`, while the page is open. */
export function watchFails(code: number): void {
  act(() => watches.mock.lastCall?.[1]?.(positionError(code)));
}

const positionError = (code: number, message = '') =>
  ({ code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as const;

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
  configurable: true, // Node's navigator is shared by the files of a worker
  value: { getCurrentPosition: lookups, watchPosition: watches, clearWatch: () => undefined },
});
