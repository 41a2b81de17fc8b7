import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Delays } from '../measure/delays.ts';
import type { Truth } from '../measure/differences.ts';
import type { SentPositions } from '../measure/sent-positions.ts';
import { Tally } from '../measure/tally.ts';
import {
  type Answers,
  EXAMPLES_MAX,
  type Judgement,
  type Question,
  type ThreadStart,
} from './thread-messages.ts';

/**
 * Viewers of one thread at most: a process that reads from over a thousand sockets at a time comes
 * to nothing else, and what it shows as the product's delay would be its own.
 */
const VIEWERS_MAX = 1_000;

const THREAD = new URL('./viewer-thread.ts', import.meta.url);

/** Viewers in threads of their own, so that what they see is not held up by the senders. */
export class ViewerThreads {
  private readonly threads: readonly Worker[];

  constructor({ apiUrl, token }: Pick<ThreadStart, 'apiUrl' | 'token'>, count: number, sent: SentPositions) {
    const threads = Math.ceil(count / VIEWERS_MAX);
    this.threads = Array.from({ length: threads }, (_, thread) => {
      const indexes = Array.from({ length: count }, (_, index) => index).filter(
        (index) => index % threads === thread,
      );
      return new Worker(THREAD, {
        workerData: { apiUrl, token, indexes, sent: sent.shared } satisfies ThreadStart,
      });
    });
  }

  /** Connects all of them; resolves once each shows something. */
  async connect(): Promise<void> {
    for (const thread of this.threads) await ask(thread, { kind: 'connect' });
  }

  /** Lets them count delays anew; those until now. */
  async startOver(): Promise<Delays> {
    const until = new Delays();
    for (const delays of await this.askAll({ kind: 'start-over' })) until.addAll(delays);
    return until;
  }

  /** How they stand against the truth. */
  async judge(truth: Truth, ignoresStrangers: boolean): Promise<Judgement> {
    const judgements = await this.askAll({ kind: 'judge', truth, ignoresStrangers });
    return {
      wrongViewers: judgements.reduce((sum, { wrongViewers }) => sum + wrongViewers, 0),
      examples: judgements.flatMap(({ examples }) => examples).slice(0, EXAMPLES_MAX),
    };
  }

  /** Ends them; what they saw. */
  async end(): Promise<{ tally: Tally; delays: Delays }> {
    const seen = { tally: new Tally(), delays: new Delays() };
    for (const { tally, delays } of await this.askAll({ kind: 'end' })) {
      seen.tally.add(tally);
      seen.delays.addAll(delays);
    }
    return seen;
  }

  /** Stops the threads, whatever they do. */
  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private askAll<const Q extends Question>(question: Q): Promise<Answers[Q['kind']][]> {
    return Promise.all(this.threads.map((thread) => ask(thread, question)));
  }
}

/** Rejects with what the thread failed by. */
async function ask<const Q extends Question>(thread: Worker, question: Q): Promise<Answers[Q['kind']]> {
  const answer = once(thread, 'message');
  thread.postMessage(question);
  const [given] = await answer;
  return given;
}
