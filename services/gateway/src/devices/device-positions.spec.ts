import { jest } from '@jest/globals';
import type { DeviceSighting } from '@rotadas/contracts/devices/device';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { PositionsService } from '../positions/positions.service.js';
import { DevicePositions } from './device-positions.js';
import { DeviceSightings } from './device-sightings.js';
import { createDeviceToken } from './device-token.js';
import { DeviceTokens } from './device-tokens.js';
import type { DevicePosition } from './read-device-request.js';

const NOW = Date.UTC(2026, 10, 29, 12);
const MINUTE_MS = 60_000;
const HERE = { latitude: 39.92, longitude: 32.85 };
const TOKEN = createDeviceToken();

const aPosition = (known: Partial<DevicePosition> = {}): DevicePosition => ({
  ...HERE,
  at: NOW,
  accuracy: 12,
  batteryPercent: 81.6,
  ...known,
});

describe('DevicePositions', () => {
  let batches: Position[][];
  let result: PositionOutcome | DomainError;
  let identified: { deviceId: number; userId: number } | DomainError;
  let reported: DeviceSighting[];
  let metrics: Metrics;
  let positions: DevicePositions;
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    [batches, reported, result, identified] = [[], [], 'stored', { deviceId: 5, userId: 7 }];
    metrics = new Metrics();
    const rpc = new InMemoryRpcClient();
    rpc.handle(devicesRpc.identify, () => {
      if (identified instanceof DomainError) throw identified;
      return identified;
    });
    rpc.handle(devicesRpc.recordSightings, ({ sightings }) => {
      reported.push(...sightings);
      return {};
    });
    rpc.handle(providersRpc.storePositions, (batch) => {
      batches.push(batch.positions);
      if (result instanceof DomainError) throw result;
      return { outcomes: Array<PositionOutcome>(batch.positions.length).fill(result) };
    });
    positions = new DevicePositions(
      new DeviceTokens(rpc, new InMemoryNatsSubscriber()),
      new DeviceSightings(rpc),
      new PositionsService(rpc, metrics, { LOCATION_LIMIT_PER_SECOND: 1 }),
      metrics,
    );
  });
  afterEach(() => void jest.useRealTimers());

  const start = (position: DevicePosition | DomainError | null) => {
    const readPosition = () => {
      if (position instanceof DomainError) throw position;
      return position;
    };
    return positions.submit({ app: 'owntracks', token: TOKEN, readPosition }, '192.0.2.1');
  };
  /** Waits until the batch is sent. */
  const submit = async (position: Parameters<typeof start>[0]) => {
    const submitted = start(position);
    submitted.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(5);
    return submitted;
  };
  const outcomes = async () =>
    (await metrics.samples('rotadas_device_positions_total'))
      .filter(({ value }) => value > 0)
      .map(({ labels, value }) => [labels['format'], labels['outcome'], value]);

  it('stores a position in the common batch, as that of a device', async () => {
    await submit(aPosition());
    expect(batches).toEqual([[{ userId: 7, ...HERE, at: NOW, isFromDevice: true }]]);
    expect(await outcomes()).toEqual([['owntracks', 'stored', 1]]);
  });

  it.each([
    ['a time that is missing', undefined, NOW],
    ['a time almost ten minutes ago', NOW - 10 * MINUTE_MS, NOW - 10 * MINUTE_MS],
    ['a time less than a minute ahead', NOW + MINUTE_MS, NOW + MINUTE_MS],
    ['a time more than a minute ahead', NOW + MINUTE_MS + 1, NOW],
    ['a time in another century', Date.UTC(2100), NOW],
    ['a time with a fraction', NOW - 0.4, NOW],
  ])('stores a position with %s', async (_what, at, stored) => {
    await submit(aPosition({ at }));
    expect(batches).toMatchObject([[{ at: stored }]]);
  });

  it.each([
    ['more than ten minutes old', aPosition({ at: NOW - 10 * MINUTE_MS - 1 }), 'late'],
    ['from the last century', aPosition({ at: 0 }), 'late'],
    ['from before all computers', aPosition({ at: -1e300 }), 'late'],
    ['too inaccurate', aPosition({ accuracy: 501 }), 'inaccurate'],
    ['at a place that the phone does not know', aPosition({ accuracy: -1 }), 'inaccurate'],
    ['missing', null, 'ignored'],
  ] as const)('drops a position that is %s, without an error', async (_what, position, outcome) => {
    await submit(position);
    expect(batches).toEqual([]);
    expect(await outcomes()).toEqual([['owntracks', outcome, 1]]);
  });

  it.each(['outdated', 'offline'] as const)('accepts a position that is %s', async (outcome) => {
    result = outcome;
    await submit(aPosition());
    expect(await outcomes()).toEqual([['owntracks', outcome, 1]]);
  });

  it.each([
    ['MongoDB and Redis', 'undecided' as const],
    ['the providers service', new DomainError('service-unavailable', { retryAfter: 5 })],
  ])('rejects a position without %s', async (_what, failure) => {
    result = failure;
    await expect(submit(aPosition())).rejects.toMatchObject({ code: 'service-unavailable', retryAfter: 5 });
    expect(await outcomes()).toEqual([['owntracks', 'unavailable', 1]]);
  });

  it.each(['input-invalid', 'media-unsupported'] as const)('counts the error %s', async (code) => {
    await expect(submit(new DomainError(code))).rejects.toMatchObject({ code });
    expect(await outcomes()).toEqual([['owntracks', 'invalid', 1]]);
  });

  it('reads no position for a wrong token', async () => {
    identified = new DomainError('device-unknown');
    await expect(submit(new DomainError('input-invalid'))).rejects.toMatchObject({ code: 'token-invalid' });
    expect(await outcomes()).toEqual([['owntracks', 'rejected', 1]]);
  });

  it('takes five positions a second of a device, whatever the limit of its user', async () => {
    const taken = async () => (await outcomes()).find(([, outcome]) => outcome === 'stored')?.[2];
    const drain = async () => {
      for (let sent = 0; sent < 25; sent += 1) await start(aPosition());
    };
    const draining = drain();
    await jest.advanceTimersByTimeAsync(500);
    expect(await taken()).toBe(5);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await taken()).toBe(20);
    await jest.advanceTimersByTimeAsync(1_000);
    await draining;
    expect(await outcomes()).toEqual([['owntracks', 'stored', 25]]);
  });

  it('rejects concurrent positions beyond that, except for one that waits', async () => {
    const results = Promise.allSettled(Array.from({ length: 9 }, () => start(aPosition())));
    await jest.advanceTimersByTimeAsync(1_005);
    const rejected = (await results).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(rejected).toMatchObject(Array(3).fill({ code: 'rate-limited', retryAfter: 1 }));
    expect(await outcomes()).toEqual([
      ['owntracks', 'stored', 6],
      ['owntracks', 'limited', 3],
    ]);
  });

  it.each([
    ['rounds', 81.6, 82],
    ['takes', 0, 0],
    ['drops an unknown', -100, null],
    ['drops an impossible', 250, null],
    ['does without a', undefined, null],
  ])('%s battery level in the sighting of a device', async (_what, batteryPercent, known) => {
    await submit(aPosition({ batteryPercent }));
    await submit(null);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(reported).toEqual([{ deviceId: 5, app: 'owntracks', seenAt: NOW, batteryPercent: known }]);
  });

  it.each(['late', 'outdated'] as const)('does not report a device whose positions are %s', async (what) => {
    result = 'outdated';
    await submit(aPosition({ at: what === 'late' ? 0 : NOW }));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(reported).toEqual([]);
  });

  it('reports a device whose owner is offline, and asks for the owner only once in a while', async () => {
    result = 'offline';
    for (let sent = 0; sent < 3; sent += 1) await submit(aPosition());
    expect(batches).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(reported).toMatchObject([{ deviceId: 5 }]);
    await submit(aPosition());
    expect(batches).toHaveLength(2);
  });
});
