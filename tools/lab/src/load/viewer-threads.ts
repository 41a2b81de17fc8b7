import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Delays } from '../measure/freshness.ts';
import type { SentPositions, SharedPositions } from '../measure/sent-positions.ts';
import type { Truth } from '../measure/shown.ts';
import { Tally, type ViewerTally } from '../measure/tally.ts';

/**
 * Viewers of one thread at most: a process that reads from over a thousand sockets does nothing
 * else, and the product's delay would be measured with its own.
 */
const VIEWERS_MAX = 1_000;

/** Examples of what is wrong that are reported. */
export const EXAMPLES_MAX = 10;

/** What a thread is started with. */
export interface ThreadStart {
  readonly apiUrl: string;
  /** Positions are exact with a token only. */
  readonly token: string;
  /** The numbers of its viewers. */
  readonly indexes: readonly number[];
  readonly sent: SharedPositions;
}

/** A request to a thread, one at a time. */
export type ThreadRequest =
  | { readonly kind: 'connect' }
  | { readonly kind: 'start-over' }
  | { readonly kind: 'judge'; readonly truth: Truth; readonly ignoresStrangers: boolean }
  | { readonly kind: 'end' };

/** Its result. */
export interface ThreadResults {
  /** All viewers show something. */
  readonly connect: null;
  /** The delays counted until now. */
  readonly 'start-over': Uint32Array;
  readonly judge: Judgement;
  readonly end: { readonly tally: ViewerTally; readonly delays: Uint32Array };
}

/** How viewers compare with the truth. */
export interface Judgement {
  readonly wrongViewers: number;
  /** What is wrong, a sentence each, the first few. */
  readonly examples: readonly string[];
}

/** Viewers in threads of their own, so that the providers do not delay what they see. */
export class ViewerThreads {
  private readonly threads: readonly Worker[];

  constructor({ apiUrl, token }: Pick<ThreadStart, 'apiUrl' | 'token'>, count: number, sent: SentPositions) {
    const threads = Math.ceil(count / VIEWERS_MAX);
    const numbers = Array.from({ length: count }, (_, index) => index);
    this.threads = Array.from({ length: threads }, (_, thread) => {
      const indexes = numbers.filter((index) => index % threads === thread);
      const workerData: ThreadStart = { apiUrl, token, indexes, sent: sent.shared };
      return new Worker(new URL('./viewer-thread.ts', import.meta.url), { workerData });
    });
  }

  /** Resolves once each viewer shows something. */
  async connect(): Promise<void> {
    for (const thread of this.threads) await request(thread, { kind: 'connect' });
  }

  /** Starts to count delays again; resolves with those until now. */
  async startOver(): Promise<Delays> {
    const until = new Delays();
    for (const delays of await this.requestAll({ kind: 'start-over' })) until.addAll(delays);
    return until;
  }

  async judge(truth: Truth, ignoresStrangers: boolean): Promise<Judgement> {
    const judgements = await this.requestAll({ kind: 'judge', truth, ignoresStrangers });
    return {
      wrongViewers: judgements.reduce((sum, { wrongViewers }) => sum + wrongViewers, 0),
      examples: judgements.flatMap(({ examples }) => examples).slice(0, EXAMPLES_MAX),
    };
  }

  /** Ends all connections; resolves with what was counted. */
  async end(): Promise<{ tally: Tally; delays: Delays }> {
    const seen = { tally: new Tally(), delays: new Delays() };
    for (const { tally, delays } of await this.requestAll({ kind: 'end' })) {
      seen.tally.add(tally);
      seen.delays.addAll(delays);
    }
    return seen;
  }

  /** Stops the threads, whatever they do. */
  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private requestAll<const R extends ThreadRequest>(message: R): Promise<ThreadResults[R['kind']][]> {
    return Promise.all(this.threads.map((thread) => request(thread, message)));
  }
}

/** Rejects with the error of the thread. */
async function request<const R extends ThreadRequest>(
  thread: Worker,
  message: R,
): Promise<ThreadResults[R['kind']]> {
  const answer = once(thread, 'message');
  thread.postMessage(message);
  const [result] = await answer;
  return result;
}
