import { once } from 'node:events';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { ReadyFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Online } from '../../../load/src/fleet/go-online.ts';

/** A step to the north and back, degrees. */
const STEP = 0.000_1;

/**
 * A provider that sends its next position as soon as the one before was acknowledged. One at a time: more would replace each other
 * before they are stored. It does as little as it can, since it shares the processors with what it measures.
 */
export class Pump {
  acknowledged = 0;
  /** The frame that was no acknowledgement, or the close. */
  failure: string | undefined;
  /** Whether a position is on its way. */
  isWaiting = false;
  private isRunning = false;
  private seq = 0;
  private readonly socket: WebSocket;
  private readonly place: Coordinates;

  private constructor(socket: WebSocket, place: Coordinates) {
    this.socket = socket;
    this.place = place;
    socket.on('message', (data) => this.take(String(data)));
    socket.on('close', (code) => (this.failure ??= `closed with ${code}`));
  }

  /** Connects and signs in. */
  static async connect(apiUrl: string, { token, start }: Online): Promise<Pump> {
    const socket = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}${LIVE_PATH}`, {
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'auth', token }));
    const [data] = await once(socket, 'message');
    ReadyFrame.parse(JSON.parse(String(data)));
    return new Pump(socket, start);
  }

  run(): void {
    this.isRunning = true;
    this.send();
  }

  /** Lets the position on its way be the last one. */
  rest(): void {
    this.isRunning = false;
  }

  end(): void {
    this.socket.terminate();
  }

  private send(): void {
    this.isWaiting = true;
    this.seq += 1;
    const latitude = this.place.latitude + (this.seq % 2) * STEP;
    this.socket.send(
      `{"type":"position","seq":${this.seq},"latitude":${latitude},"longitude":${this.place.longitude}}`,
    );
  }

  private take(text: string): void {
    this.isWaiting = false;
    if (!text.includes('"ack"')) this.failure ??= text;
    else {
      this.acknowledged += 1;
      if (this.isRunning) this.send();
    }
  }
}
