import { parentPort, workerData } from 'node:worker_threads';
import { connectAll } from '../clients/people.ts';
import { Viewer } from '../clients/viewer.ts';
import { Freshness } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { differences } from '@rotadas/test-kit/live/viewer-state';
import { Counters } from '../measure/counters.ts';
import { EXAMPLES_MAX, type ThreadReport, type ThreadRequest, type ThreadStart } from './viewer-threads.ts';

const { apiUrl, token, indexes, sent }: ThreadStart = workerData;
const options = { token, counters: new Counters(), freshness: new Freshness(new SentPositions(sent)) };
const viewers = indexes.map((index) => new Viewer(apiUrl, index, options));

parentPort?.on('message', async (request: ThreadRequest) => {
  if (request.kind === 'connect') await connectAll(viewers);
  if (request.kind === 'end') for (const viewer of viewers) viewer.end();
  const expected = request.kind === 'judge' ? request.expected : undefined;
  const wrong = viewers.flatMap(({ state, viewport }) => {
    const found = expected ? differences(state, expected, viewport) : [];
    return found.length > 0 ? [found] : [];
  });
  const { frames, errors } = options.counters;
  parentPort?.postMessage({
    wrongViewers: wrong.length,
    examples: wrong.flat().slice(0, EXAMPLES_MAX),
    counters: { frames, errors },
    ...(request.kind === 'read' && { delays: options.freshness.drain() }),
  } satisfies ThreadReport);
  if (request.kind === 'end') parentPort?.unref();
});
