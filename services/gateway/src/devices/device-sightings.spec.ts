import { jest } from '@jest/globals';
import type { DeviceSighting } from '@rotadas/contracts/devices/device';
import { devicesRpc, SIGHTINGS_MAX } from '@rotadas/contracts/devices/devices.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { DeviceSightings } from './device-sightings.js';

const aSighting = (deviceId: number, seenAt = 5): DeviceSighting => ({
  deviceId,
  app: 'owntracks',
  seenAt,
  batteryPercent: 82,
});

describe('DeviceSightings', () => {
  let reported: DeviceSighting[][];
  let failure: DomainError | undefined;
  let sightings: DeviceSightings;
  beforeEach(() => {
    jest.useFakeTimers();
    reported = [];
    failure = undefined;
    const rpc = new InMemoryRpcClient();
    rpc.handle(devicesRpc.recordSightings, (request) => {
      if (failure) throw failure;
      reported.push(request.sightings);
      return {};
    });
    sightings = new DeviceSightings(rpc);
  });
  afterEach(() => void jest.useRealTimers());

  it('reports the last sighting of each device every fifteen seconds, once', async () => {
    for (const sighting of [aSighting(1), aSighting(2), aSighting(1, 6)]) sightings.add(sighting);
    await jest.advanceTimersByTimeAsync(14_000);
    expect(reported).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([[aSighting(1, 6), aSighting(2)]]);
  });

  it('reports again what was not recorded', async () => {
    sightings.add(aSighting(1));
    sightings.add(aSighting(2));
    failure = new DomainError('service-unavailable');
    await jest.advanceTimersByTimeAsync(16_000);
    sightings.add(aSighting(1, 6));
    failure = undefined;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(reported).toEqual([[aSighting(1, 6), aSighting(2)]]);
  });

  it('reports many devices in requests of the greatest size', async () => {
    for (let deviceId = 1; deviceId <= SIGHTINGS_MAX + 1; deviceId += 1) sightings.add(aSighting(deviceId));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(reported.map(({ length }) => length)).toEqual([SIGHTINGS_MAX, 1]);
  });
});
