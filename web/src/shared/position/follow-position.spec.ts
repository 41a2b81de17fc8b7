import { jest } from '@jest/globals';
import { followPosition } from './follow-position.js';
import { PositionFailure } from './position-failure.js';

const watchPosition = jest.fn<Geolocation['watchPosition']>();
const clearWatch = jest.fn<Geolocation['clearWatch']>();
const ignore = () => undefined;
const reading = { coords: { latitude: 39.92, longitude: 32.85, accuracy: 5 }, timestamp: 1_000 };

function fail(code: number): void {
  const error = { code, message: 'no', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  watchPosition.mock.lastCall?.[1]?.(error);
}

describe('followPosition', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockReturnValue();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { watchPosition, clearWatch },
    });
    watchPosition.mockReset().mockReturnValueOnce(1).mockReturnValueOnce(2);
    clearWatch.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('watches again after a failure, once, and reports the next position', () => {
    const onPosition = jest.fn();
    const onFailure = jest.fn();
    const stop = followPosition(onPosition, onFailure);
    fail(2);
    fail(2);
    jest.runAllTimers();
    expect(onFailure).toHaveBeenCalledWith(expect.any(PositionFailure));
    expect(watchPosition).toHaveBeenCalledTimes(2);
    expect(clearWatch).toHaveBeenCalledWith(1);
    watchPosition.mock.lastCall?.[0](reading as GeolocationPosition);
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
    const stop = followPosition(ignore, ignore);
    await jest.runAllTimersAsync();
    fail(1);
    change('prompt');
    jest.runAllTimers();
    expect(watchPosition).toHaveBeenCalledTimes(1);
    change('granted');
    expect(watchPosition).toHaveBeenCalledTimes(2);
    stop();
    change('granted');
    expect(watchPosition).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('does not watch again after it was stopped', () => {
    const stop = followPosition(ignore, ignore);
    fail(3);
    stop();
    jest.runAllTimers();
    expect(watchPosition).toHaveBeenCalledTimes(1);
  });
});
