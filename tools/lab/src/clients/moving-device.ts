import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { Device } from '@rotadas/simulator/device/device';
import type { Counters } from '../measure/counters.ts';
import { type SentPositions, sharedNow } from '../measure/sent-positions.ts';
import { stepFrom } from '../places.ts';
import type { Api } from './api.ts';
import type { Online } from './people.ts';

export interface DeviceOptions {
  readonly counters: Counters;
  readonly sent: SentPositions;
}

/** A provider whose phone sends its positions with OwnTracks. */
export class MovingDevice {
  readonly id: number;
  acknowledgedPosition: Coordinates;
  private readonly town: number;
  private readonly options: DeviceOptions;
  private readonly device: Device;
  private newest: Coordinates;

  constructor(
    apiUrl: string,
    { id, start, deviceToken }: OnlineDevice,
    town: number,
    options: DeviceOptions,
  ) {
    this.id = id;
    this.town = town;
    this.options = options;
    this.device = new Device(apiUrl, 'owntracks', deviceToken);
    this.newest = start;
    this.acknowledgedPosition = start;
  }

  get isSettled(): boolean {
    return this.acknowledgedPosition === this.newest;
  }

  step(): void {
    const { counters, sent } = this.options;
    const place = stepFrom(this.newest, this.town, Math.random);
    this.newest = place;
    sent.record(this.id, place, sharedNow());
    counters.sent += 1;
    this.device.sendPosition(place).then(
      () => {
        counters.acknowledged += 1;
        this.acknowledgedPosition = place;
      },
      (error: unknown) => counters.countError(`device ${String(error)}`),
    );
  }
}

export interface OnlineDevice extends Online {
  readonly deviceToken: string;
}

export async function addDevice(api: Api, provider: Online): Promise<OnlineDevice> {
  const device = await api.call(devicesCalls.addDevice, provider.token, { body: { name: 'Telefon' } });
  return { ...provider, deviceToken: device.token };
}
