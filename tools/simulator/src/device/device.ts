import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { toApiError } from '../api/api-error.ts';
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
