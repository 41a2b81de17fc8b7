import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import { Device as KnownDevice, NewDevice } from '@rotadas/contracts/devices/device';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { z } from 'zod';
import { toApiError } from '../api/api-error.ts';
import type { ProductApi } from '../api/product-api.ts';
import { deviceRequest, type SimulatedApp } from './device-request.ts';

const CALL = devicesCalls.storeDevicePosition;
const RESPONSE_TIMEOUT_MS = 10_000;

/** A phone with an app that sends positions while it is locked. */
export class Device {
  private readonly url: string;
  private readonly app: SimulatedApp;
  private readonly token: string;

  constructor(apiUrl: string, app: SimulatedApp, token: string) {
    this.url = `${apiUrl}${CALL.path}`;
    this.app = app;
    this.token = token;
  }

  async sendPosition(place: Coordinates): Promise<void> {
    const response = await fetch(this.url, {
      method: CALL.method,
      ...deviceRequest(this.app, this.token, { ...place, at: Date.now() }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (response.status !== successStatus(CALL)) throw await toApiError(response);
    await response.arrayBuffer(); // an unread response keeps its connection
  }
}

/** Resolves to the token of a new device, which replaces earlier ones of that name. */
export async function replaceDevice(api: ProductApi, name: string): Promise<string> {
  const devices = z.array(KnownDevice).parse(await api.call(devicesCalls.listDevices));
  for (const { id } of devices.filter((device) => device.name === name))
    await api.call(devicesCalls.removeDevice, { params: { id } });
  return NewDevice.parse(await api.call(devicesCalls.addDevice, { body: { name } })).token;
}
