import { setTimeout as delay } from 'node:timers/promises';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type SentPositions, sharedNow } from '../measure/sent-positions.ts';
import type { Counters } from '../measure/counters.ts';
import type { Online } from './people.ts';
import { stepFrom } from '../places.ts';
import { LiveClient } from '@rotadas/test-kit/live/live-client';

const TICK_MS = 10;

export interface ProviderOptions {
  readonly counters: Counters;
  readonly sent?: SentPositions;
}

/** Does not repeat a failed position: a run with errors fails. */
export class MovingProvider {
  readonly id: number;
  acknowledgedPosition: Coordinates;
  private readonly town: number;
  private readonly options: ProviderOptions;
  private readonly client: LiveClient;
  private readonly ready = Promise.withResolvers<undefined>();
  private readonly unanswered = new Map<number, Coordinates>();
  private seq = 0;
  private newest: Coordinates;

  constructor(apiUrl: string, { id, token, start }: Online, town: number, options: ProviderOptions) {
    this.id = id;
    this.town = town;
    this.options = options;
    this.newest = start;
    this.acknowledgedPosition = start;
    this.client = new LiveClient({
      apiUrl,
      token,
      onFrame: (frame) => this.handleFrame(frame),
      onLoss: (code) => this.handleLoss(code),
    });
  }

  get isSettled(): boolean {
    return this.acknowledgedPosition === this.newest;
  }

  async connect(): Promise<void> {
    await this.client.connect();
    await this.ready.promise;
  }

  step(): void {
    this.newest = stepFrom(this.newest, this.town, Math.random);
    this.seq += 1;
    this.unanswered.set(this.seq, this.newest);
    this.options.sent?.record(this.id, this.newest, sharedNow());
    this.client.send({ type: 'position', seq: this.seq, ...this.newest });
    this.options.counters.sent += 1;
  }

  end(): void {
    this.client.end();
  }

  private handleFrame(frame: ServerFrame): void {
    if (frame.type === 'ready') this.ready.resolve(undefined);
    else if (frame.type === 'ack') this.acknowledge(frame.seq);
    else if (frame.type === 'error') {
      this.options.counters.countError(frame.code);
      if (frame.seq === undefined) this.ready.reject(new Error(`${frame.code}: ${frame.error}`));
    }
  }

  private acknowledge(upTo: number): void {
    for (const [seq, place] of this.unanswered) {
      if (seq > upTo) break;
      this.acknowledgedPosition = place;
      this.unanswered.delete(seq);
      this.options.counters.acknowledged += 1;
    }
  }

  private handleLoss(code: number): void {
    this.options.counters.countError(`provider closed ${code}`);
    this.ready.reject(new Error(`closed with ${code}`));
  }
}

/** Moves all providers in turn, evenly over time. */
export class Drive {
  private readonly movers: readonly { step(): void }[];
  private readonly everyMs: number;
  private isOver = false;
  private readonly moving: Promise<void>;

  constructor(movers: readonly { step(): void }[], everyMs: number) {
    this.movers = movers;
    this.everyMs = everyMs;
    this.moving = this.run();
  }

  async stop(afterMs = 0): Promise<void> {
    await delay(afterMs);
    this.isOver = true;
    await this.moving;
  }

  private async run(): Promise<void> {
    let next = 0;
    let due = 0;
    for (let last = performance.now(); !this.isOver; await delay(TICK_MS)) {
      const now = performance.now();
      due += ((now - last) / this.everyMs) * this.movers.length;
      last = now;
      for (; due >= 1; due -= 1) {
        this.movers[next % this.movers.length]?.step();
        next += 1;
      }
    }
  }
}
