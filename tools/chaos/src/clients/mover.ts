import { AUTH_EVERY_MS } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { stepFrom } from '@rotadas/load/places/towns';
import { KeptSocket } from './kept-socket.ts';

/** After a refusal the newest position, or the token, is sent again; each time later, ms. */
const RETRY_MS = { first: 1_000, longest: 8_000 };

/** A provider that moves, and sends its newest position until that is acknowledged. */
export class Mover {
  readonly id: number;
  private readonly town: number;
  private readonly token: string;
  private readonly socket: KeptSocket;
  private readonly authTimer: NodeJS.Timeout;
  private retryTimer: NodeJS.Timeout | undefined;
  private isReady = false;
  private refusals = 0;
  private seq = 0;
  private readonly unanswered = new Map<number, Coordinates>();
  private newest: Coordinates;
  private acknowledged: Coordinates;
  /** How often it was told that it is not on the map. */
  toldOffline = 0;

  /** @param town the number of the town that it moves in */
  constructor(apiUrl: string, { id, token, start }: Online, town: number) {
    this.id = id;
    this.token = token;
    this.town = town;
    this.newest = start;
    this.acknowledged = start;
    this.socket = new KeptSocket(apiUrl, {
      onOpen: () => this.signIn(),
      onFrame: (frame) => this.take(frame),
    });
    this.authTimer = setInterval(() => this.socket.send({ type: 'auth', token }), AUTH_EVERY_MS);
  }

  /** Where it is for everybody: the last position that was acknowledged. */
  get truth(): Coordinates {
    return this.acknowledged;
  }

  /** Whether its newest position is acknowledged. */
  get isSettled(): boolean {
    return this.acknowledged === this.newest;
  }

  /** Moves, and says so. */
  step(): void {
    this.newest = stepFrom(this.newest, this.town, Math.random);
    this.sendNewest();
  }

  end(): void {
    clearInterval(this.authTimer);
    clearTimeout(this.retryTimer);
    this.socket.end();
  }

  private signIn(): void {
    this.isReady = false;
    this.unanswered.clear();
    this.socket.send({ type: 'auth', token: this.token });
  }

  private sendNewest(): void {
    if (!this.isReady) return;
    this.seq += 1;
    this.unanswered.set(this.seq, this.newest);
    this.socket.send({ type: 'position', seq: this.seq, ...this.newest });
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'ready' && !this.isReady) {
      this.isReady = true;
      this.sendNewest(); // also where it was acknowledged: the markers may have been lost
    } else if (frame.type === 'ack') this.acknowledge(frame.seq);
    else if (frame.type === 'error') this.tryLater(frame.code);
  }

  private acknowledge(upTo: number): void {
    for (const [seq, place] of this.unanswered) {
      if (seq > upTo) break;
      this.acknowledged = place;
      this.refusals = 0;
      this.unanswered.delete(seq);
    }
  }

  private tryLater(code: string): void {
    if (code === 'provider-offline') this.toldOffline += 1;
    if (this.retryTimer) return;
    const pause = Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** this.refusals);
    this.refusals += 1;
    this.retryTimer = setTimeout(
      () => {
        this.retryTimer = undefined;
        if (!this.isReady) this.socket.send({ type: 'auth', token: this.token });
        else if (!this.isSettled) this.sendNewest();
      },
      pause * (0.5 + Math.random()),
    );
  }
}
