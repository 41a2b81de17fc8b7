import { once } from 'node:events';
import type { RecordableHistogram } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { newDelays } from '../measure/freshness.ts';
import type { SentPositions, SharedPositions } from '../measure/sent-positions.ts';
import type { ExpectedPositions } from '@rotadas/test-kit/live/viewer-state';
import type { ViewerCounters } from '../measure/counters.ts';

/** Maximum per thread; a thread with more would measure the delay of its own reading. */
const VIEWERS_MAX = 1_000;

export const EXAMPLES_MAX = 10;

export interface ThreadViewer {
  readonly town: number;
  /** A viewer without a token gets rounded positions. */
  readonly token: string;
  /** Providers that the viewer has blocked. */
  readonly hiddenIds: ReadonlySet<number>;
}

export interface ThreadStart {
  readonly apiUrl: string;
  readonly viewers: readonly ThreadViewer[];
  readonly sent: SharedPositions;
}

export type ThreadRequest =
  | { readonly kind: 'connect' | 'read' | 'end' }
  | { readonly kind: 'judge'; readonly expected: ExpectedPositions };

export interface ThreadReport extends Judgement {
  readonly counters: ViewerCounters;
  /** Since the last `read`. */
  readonly delays?: RecordableHistogram;
}

export interface Judgement {
  readonly wrongViewers: number;
  readonly examples: readonly string[];
}

/** Separate threads, so that providers do not delay the viewers' measurements. */
export class ViewerThreads {
  private readonly threads: readonly Worker[];

  constructor(apiUrl: string, viewers: readonly ThreadViewer[], sent: SentPositions) {
    const threads = Math.ceil(viewers.length / VIEWERS_MAX);
    this.threads = Array.from({ length: threads }, (_, thread) => {
      const ofThread = viewers.filter((_viewer, index) => index % threads === thread);
      const workerData: ThreadStart = { apiUrl, viewers: ofThread, sent: sent.shared };
      return new Worker(new URL('./viewer-thread.ts', import.meta.url), { workerData });
    });
  }

  async connect(): Promise<void> {
    for (const thread of this.threads) await request(thread, { kind: 'connect' });
  }

  /** Delays since the last call. */
  async readDelays(): Promise<RecordableHistogram> {
    const sum = newDelays();
    for (const { delays } of await this.requestAll({ kind: 'read' })) if (delays) sum.add(delays);
    return sum;
  }

  async check(expected: ExpectedPositions): Promise<Judgement> {
    const reports = await this.requestAll({ kind: 'judge', expected });
    return {
      wrongViewers: reports.reduce((sum, { wrongViewers }) => sum + wrongViewers, 0),
      examples: reports.flatMap(({ examples }) => examples).slice(0, EXAMPLES_MAX),
    };
  }

  async end(): Promise<ViewerCounters[]> {
    return (await this.requestAll({ kind: 'end' })).map(({ counters }) => counters);
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private requestAll(message: ThreadRequest): Promise<ThreadReport[]> {
    return Promise.all(this.threads.map((thread) => request(thread, message)));
  }
}

async function request(thread: Worker, message: ThreadRequest): Promise<ThreadReport> {
  const reply = once(thread, 'message');
  thread.postMessage(message);
  const [report] = await reply;
  return report;
}
