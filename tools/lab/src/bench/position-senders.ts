import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { AckFrame, ReadyFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { inParallel, type Online, OPENING } from '../clients/people.ts';
import { childCpuTime } from './cpu-time.ts';
import { comparedToReference, alternate, type Goal, type Outcome, type RowContext } from './row.ts';

/** Degrees. */
const STEP = 0.000_1;

const RESPONSE_TIMEOUT_MS = 10_000;

/** Positions in flight for each provider: newer positions replace those that wait. */
const WINDOWS = [1, 16];

export interface SendWindow {
  readonly window: number;
  readonly seconds: number;
}

/** A provider with `window` positions in flight; light, since it shares the processors. */
export class PositionSender {
  acknowledged = 0;
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
    socket.on('message', (data) => this.onMessage(String(data)));
    socket.on('close', (code) => (this.failure ??= `closed with ${code}`));
  }

  static async connect(apiUrl: string, { token, start }: Online): Promise<PositionSender> {
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
    return new PositionSender(socket, wire, start);
  }

  get isWaiting(): boolean {
    return this.acknowledged < this.sent;
  }

  start(window: number): void {
    this.isRunning = true;
    this.send(window);
  }

  pause(): void {
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

  private onMessage(text: string): void {
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

export async function withSenders<Result>(
  apiUrl: string,
  online: readonly Online[],
  work: (senders: readonly PositionSender[]) => Promise<Result>,
): Promise<Result> {
  const senders = await inParallel(online, OPENING, (provider) => PositionSender.connect(apiUrl, provider));
  try {
    return await work(senders);
  } finally {
    for (const sender of senders) sender.end();
  }
}

function countAcknowledged(senders: readonly PositionSender[]): number {
  return senders.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

export async function measureAcknowledged(
  senders: readonly PositionSender[],
  { window, seconds }: SendWindow,
): Promise<number> {
  const before = countAcknowledged(senders);
  const startedAt = performance.now();
  for (const sender of senders) sender.start(window);
  await delay(seconds * 1_000);
  const reached = (countAcknowledged(senders) - before) / ((performance.now() - startedAt) / 1_000);
  for (const sender of senders) sender.pause();
  const limit = performance.now() + RESPONSE_TIMEOUT_MS;
  while (senders.some(({ isWaiting }) => isWaiting) && performance.now() < limit) await delay(10);
  const failed = senders.find(({ failure }) => failure !== undefined);
  if (failed) throw new Error(`not every position was stored: ${failed.failure}`);
  if (senders.some(({ isWaiting }) => isWaiting)) throw new Error('positions were never acknowledged');
  return reached;
}

export async function compareWithReference(
  { quick, rounds }: RowContext,
  senders: readonly PositionSender[],
  measureReference: (sendWindow: SendWindow) => Promise<number>,
  goal: Goal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const window of WINDOWS) {
    const sendWindow = { window, seconds: quick ? 2 : 10 };
    const results = await alternate(
      rounds,
      () => measureAcknowledged(senders, sendWindow),
      () => measureReference(sendWindow),
    );
    outcomes.push(comparedToReference(`${window} in flight each`, 'positions/s', results, goal));
  }
  return outcomes;
}

/** µs. */
export async function cpuTimePerPosition(
  senders: readonly PositionSender[],
  seconds: number,
): Promise<number> {
  const before = { cpu: childCpuTime(), positions: countAcknowledged(senders) };
  await measureAcknowledged(senders, { window: 1, seconds });
  return ((childCpuTime() - before.cpu) / (countAcknowledged(senders) - before.positions)) * 1e6;
}
