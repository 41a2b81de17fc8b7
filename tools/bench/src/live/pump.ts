import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { AckFrame, ReadyFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Online } from '@rotadas/load/fleet/steps-online';

/** A step to the north and back, degrees. */
const STEP = 0.000_1;

/**
 * A provider that keeps `window` positions on their way: for each that is acknowledged it sends the
 * next. It does as little as it can, since it shares the processors with what it measures; what is
 * sent together goes out in one write.
 */
export class Pump {
  acknowledged = 0;
  /** The frame that was no acknowledgement, or the close. */
  failure: string | undefined;
  private isRunning = false;
  private sent = 0;

  private readonly socket: WebSocket;
  private readonly wire: Socket;
  private readonly place: Coordinates;

  private constructor(socket: WebSocket, wire: Socket, place: Coordinates) {
    this.socket = socket;
    this.wire = wire;
    this.place = place;
    socket.on('message', (data) => this.take(String(data)));
    socket.on('close', (code) => (this.failure ??= `closed with ${code}`));
  }

  /** Connects and signs in. */
  static async connect(apiUrl: string, { token, start }: Online): Promise<Pump> {
    const { hostname, port } = new URL(apiUrl);
    const wire = connect(Number(port), hostname).setNoDelay();
    const socket = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}${LIVE_PATH}`, {
      perMessageDeflate: false,
      createConnection: () => wire,
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'auth', token }));
    const [data] = await once(socket, 'message');
    ReadyFrame.parse(JSON.parse(String(data)));
    return new Pump(socket, wire, start);
  }

  /** Whether positions are on their way. */
  get isWaiting(): boolean {
    return this.acknowledged < this.sent;
  }

  run(window: number): void {
    this.isRunning = true;
    this.send(window);
  }

  /** Lets the positions on their way be the last ones. */
  rest(): void {
    this.isRunning = false;
  }

  end(): void {
    this.socket.terminate();
  }

  private send(count: number): void {
    this.wire.cork();
    for (let left = count; left > 0; left -= 1) {
      this.sent += 1;
      const latitude = this.place.latitude + (this.sent % 2) * STEP;
      this.socket.send(
        `{"type":"position","seq":${this.sent},"latitude":${latitude},"longitude":${this.place.longitude}}`,
      );
    }
    this.wire.uncork();
  }

  /** An acknowledgement covers all positions up to its number. */
  private take(text: string): void {
    const ack = AckFrame.safeParse(JSON.parse(text));
    if (!ack.success) {
      this.failure ??= text;
      return;
    }
    const count = ack.data.seq - this.acknowledged;
    this.acknowledged = ack.data.seq;
    if (this.isRunning) this.send(count);
  }
}
