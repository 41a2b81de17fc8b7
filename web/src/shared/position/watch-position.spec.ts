import { jest } from '@jest/globals';
import { watchPosition } from './watch-position.js';
import { PositionFailure } from './position-failure.js';

const geolocationWatch = jest.fn<Geolocation['watchPosition']>();
const clearWatch = jest.fn<Geolocation['clearWatch']>();
const ignore = () => undefined;
const reading = { coords: { latitude: 39.92, longitude: 32.85, accuracy: 5 }, timestamp: 1_000 };

function fail(code: number): void {
  const error = { code, message: 'no', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  geolocationWatch.mock.lastCall?.[1]?.(error);
}

describe('watchPosition', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockReturnValue();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { watchPosition: geolocationWatch, clearWatch },
    });
    geolocationWatch.mockReset().mockReturnValueOnce(1).mockReturnValueOnce(2);
    clearWatch.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('watches again after a failure, once, and reports the next position', () => {
    const onPosition = jest.fn();
    const onFailure = jest.fn();
    const stop = watchPosition(onPosition, onFailure);
    fail(2);
    fail(2);
    jest.runAllTimers();
    expect(onFailure).toHaveBeenCalledWith(expect.any(PositionFailure));
    expect(geolocationWatch).toHaveBeenCalledTimes(2);
    expect(clearWatch).toHaveBeenCalledWith(1);
    geolocationWatch.mock.lastCall?.[0](reading as GeolocationPosition);
    expect(onPosition).toHaveBeenCalledWith({ latitude: 39.92, longitude: 32.85, accuracy: 5, at: 1_000 });
    stop();
    expect(clearWatch).toHaveBeenLastCalledWith(2);
  });

  it('watches again without a permission only once it is granted, until it is stopped', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'denied' });
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: () => Promise.resolve(permission) },
    });
    const change = (state: string) => Object.assign(permission, { state }).dispatchEvent(new Event('change'));
    const stop = watchPosition(ignore, ignore);
    await jest.runAllTimersAsync();
    fail(1);
    change('prompt');
    jest.runAllTimers();
    expect(geolocationWatch).toHaveBeenCalledTimes(1);
    change('granted');
    expect(geolocationWatch).toHaveBeenCalledTimes(2);
    stop();
    change('granted');
    expect(geolocationWatch).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('does not watch again after it was stopped', () => {
    const stop = watchPosition(ignore, ignore);
    fail(3);
    stop();
    jest.runAllTimers();
    expect(geolocationWatch).toHaveBeenCalledTimes(1);
  });
});
