import { jest } from '@jest/globals';
import { followPosition } from './follow-position.js';

const watchPosition = jest.fn<Geolocation['watchPosition']>();
const clearWatch = jest.fn<Geolocation['clearWatch']>();
const reading = { coords: { latitude: 39.92, longitude: 32.85, accuracy: 5 }, timestamp: 0 };

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
    const stop = followPosition(onPosition);
    fail(2);
    fail(2);
    jest.runAllTimers();
    expect(watchPosition).toHaveBeenCalledTimes(2);
    expect(clearWatch).toHaveBeenCalledWith(1);
    watchPosition.mock.lastCall?.[0](reading as GeolocationPosition);
    expect(onPosition).toHaveBeenCalledWith(expect.objectContaining({ latitude: 39.92, longitude: 32.85 }));
    stop();
    expect(clearWatch).toHaveBeenLastCalledWith(2);
  });

  it('does not watch again without permission, nor after it was stopped', () => {
    followPosition(() => undefined);
    fail(1);
    jest.runAllTimers();
    expect(watchPosition).toHaveBeenCalledTimes(1);
    const stop = followPosition(() => undefined);
    fail(3);
    stop();
    jest.runAllTimers();
    expect(watchPosition).toHaveBeenCalledTimes(2);
  });
});
