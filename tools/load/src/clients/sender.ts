import { AUTH_EVERY_MS } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Online } from '../fleet/steps-online.ts';
import { sharedNow } from '../measure/clock.ts';
import type { SentPositions } from '../measure/sent-positions.ts';
import type { Tally } from '../measure/tally.ts';
import { stepFrom } from '../places/towns.ts';
import { LiveSocket } from './live-socket.ts';

/** Refusals of a position that are of every earlier unanswered one too (docs/live.md). */
const REFUSING_ALL: ReadonlySet<string> = new Set(['provider-offline', 'dependency-away', 'unexpected']);

/** A provider that moves and says so over its own connection. */
export class Sender {
  readonly id: number;
  private readonly index: number;
  private readonly tally: Tally;
  private readonly sent: SentPositions;
  private readonly unanswered = new Map<number, Coordinates>();
  private readonly ready = Promise.withResolvers<undefined>();
  private socket: LiveSocket | undefined;
  private authTimer: NodeJS.Timeout | undefined;
  private seq = 0;
  private place: Coordinates;
  /** The last position that the server acknowledged: where the provider is for everybody. */
  private acknowledged: Coordinates;

  constructor({ id, start }: Online, index: number, book: { tally: Tally; sent: SentPositions }) {
    this.id = id;
    this.index = index;
    this.place = start;
    this.acknowledged = start;
    this.tally = book.tally;
    this.sent = book.sent;
  }

  get truth(): Coordinates {
    return this.acknowledged;
  }

  /** Whether every position was answered. */
  get isSettled(): boolean {
    return this.unanswered.size === 0;
  }

  /** Connects and signs in. */
  async connect(apiUrl: string, token: string): Promise<void> {
    this.socket = await LiveSocket.open(apiUrl, {
      onFrame: (frame) => this.take(frame),
      onClose: (code) => this.lose(code),
    });
    this.socket.send({ type: 'auth', token });
    this.authTimer = setInterval(() => this.socket?.send({ type: 'auth', token }), AUTH_EVERY_MS);
    await this.ready.promise;
  }

  /** Moves a step and sends the new position. */
  step(): void {
    this.place = stepFrom(this.place, this.index, Math.random);
    this.seq += 1;
    this.unanswered.set(this.seq, this.place);
    this.sent.note(this.id, this.place, sharedNow());
    this.socket?.send({ type: 'position', seq: this.seq, ...this.place });
    this.tally.sent += 1;
  }

  end(): void {
    clearInterval(this.authTimer);
    this.socket?.end();
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'ready') this.ready.resolve(undefined);
    else if (frame.type === 'ack') this.acknowledge(frame.seq);
    else if (frame.type === 'error') {
      this.tally.fail(frame.code);
      if (frame.seq === undefined) this.ready.reject(new Error(`${frame.code}: ${frame.error}`));
      else this.refuse(frame.seq, REFUSING_ALL.has(frame.code));
    }
  }

  private refuse(refused: number, andEarlier: boolean): void {
    for (const seq of this.unanswered.keys()) {
      if (seq === refused || (andEarlier && seq < refused)) this.unanswered.delete(seq);
    }
  }

  private acknowledge(upTo: number): void {
    for (const [seq, place] of this.unanswered) {
      if (seq > upTo) break;
      this.acknowledged = place;
      this.unanswered.delete(seq);
      this.tally.acknowledged += 1;
    }
  }

  private lose(code: number): void {
    this.tally.fail(`provider closed ${code}`);
    this.ready.reject(new Error(`closed with ${code}`));
  }
}
