import { Agent, request } from 'node:http';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { deviceRequest } from '@rotadas/simulator/device/device-request';
import type { Counters } from '../measure/counters.ts';
import { type SentPositions, sharedNow } from '../measure/sent-positions.ts';
import { stepFrom } from '../places.ts';
import type { Api } from './api.ts';
import type { Online } from './people.ts';

const CALL = devicesCalls.storeDevicePosition;

/** Few connections for all devices: `fetch` would take most of a processor. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export interface DeviceOptions {
  readonly counters: Counters;
  readonly sent: SentPositions;
}

/** A provider whose phone sends its positions with OwnTracks. */
export class MovingDevice {
  readonly id: number;
  acknowledgedPosition: Coordinates;
  private readonly url: string;
  private readonly token: string;
  private readonly town: number;
  private readonly options: DeviceOptions;
  private newest: Coordinates;

  constructor(
    apiUrl: string,
    { id, start, deviceToken }: OnlineDevice,
    town: number,
    options: DeviceOptions,
  ) {
    this.id = id;
    this.url = `${apiUrl}${CALL.path}`;
    this.token = deviceToken;
    this.town = town;
    this.options = options;
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
    const { headers, body } = deviceRequest('owntracks', this.token, { ...place, at: Date.now() });
    const length = { 'content-length': Buffer.byteLength(body) };
    request(this.url, { method: CALL.method, agent, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      if (response.statusCode !== successStatus(CALL))
        return counters.countError(`device ${response.statusCode}`);
      counters.acknowledged += 1;
      this.acknowledgedPosition = place;
    })
      .on('error', (error) => counters.countError(`device ${error.message}`))
      .end(body);
  }
}

export interface OnlineDevice extends Online {
  readonly deviceToken: string;
}

export async function addDevice(api: Api, provider: Online): Promise<OnlineDevice> {
  const device = await api.call(devicesCalls.addDevice, provider.token, { body: { name: 'Telefon' } });
  return { ...provider, deviceToken: device.token };
}
