import { jest } from '@jest/globals';
import { Counters } from '../measure/counters.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { MovingDevice } from './moving-device.ts';

const ONLINE = { id: 7, token: 't', deviceToken: 'd', start: { latitude: 39.93, longitude: 32.86 } };

describe('MovingDevice', () => {
  let counters: Counters;
  let device: MovingDevice;
  beforeEach(() => {
    counters = new Counters();
    device = new MovingDevice('http://api.example', ONLINE, 0, { counters, sent: SentPositions.of([7]) });
  });
  afterEach(() => jest.restoreAllMocks());

  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise(setImmediate);
  };

  it('exposes its last acknowledged position', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
    expect(device.isSettled).toBe(true);
    device.step();
    expect([device.isSettled, device.acknowledgedPosition]).toEqual([false, ONLINE.start]);
    await until(() => device.isSettled);
    expect(device.acknowledgedPosition).not.toEqual(ONLINE.start);
    expect([counters.sent, counters.acknowledged, counters.errors]).toEqual([1, 1, {}]);
  });

  it('counts a rejected position as an error', async () => {
    const body = { error: 'Bekle', code: 'rate-limited' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status: 429 }));
    device.step();
    await until(() => Object.keys(counters.errors).length > 0);
    expect(counters.errors).toEqual({ 'device ApiError: 429 rate-limited: Bekle': 1 });
    expect(device.isSettled).toBe(false);
  });
});
