import { Inject, Injectable } from '@nestjs/common';
import type { DeviceSighting } from '@rotadas/contracts/devices/device';
import { devicesRpc, SIGHTINGS_MAX } from '@rotadas/contracts/devices/devices.rpc';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { Throttle } from '@rotadas/service-kit/time/throttle';

const REPORT_EVERY_MS = 15_000;

/** Reports the last sighting of each device to the users service, all in one request. */
@Injectable()
export class DeviceSightings {
  private readonly pending = new Map<number, DeviceSighting>();
  private readonly reports = new Throttle(() => this.report(), {
    intervalMs: REPORT_EVERY_MS,
    delayMs: REPORT_EVERY_MS,
  });

  constructor(@Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>) {}

  add(sighting: DeviceSighting): void {
    this.pending.set(sighting.deviceId, sighting);
    this.reports.request();
  }

  private async report(): Promise<void> {
    const reported = [...this.pending.values()];
    try {
      for (let from = 0; from < reported.length; from += SIGHTINGS_MAX)
        await this.send(reported.slice(from, from + SIGHTINGS_MAX));
    } catch (error) {
      this.reports.request();
      if (!isUnavailable(error)) throw error;
    }
  }

  private async send(sightings: DeviceSighting[]): Promise<void> {
    await this.rpc.call(devicesRpc.recordSightings, { sightings });
    for (const sighting of sightings) {
      const { deviceId } = sighting;
      if (this.pending.get(deviceId) === sighting) this.pending.delete(deviceId); // else it is newer
    }
  }
}
