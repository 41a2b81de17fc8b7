import { parentPort, workerData } from 'node:worker_threads';
import { connectAll } from '../clients/people.ts';
import { Viewer } from '../clients/viewer.ts';
import { Freshness } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { Counters } from '../measure/counters.ts';
import { EXAMPLES_MAX, type ThreadReport, type ThreadRequest, type ThreadStart } from './viewer-threads.ts';

const { apiUrl, viewers: started, sent }: ThreadStart = workerData;
const options = { counters: new Counters(), freshness: new Freshness(new SentPositions(sent)) };
const viewers = started.map(
  ({ town, token, hiddenIds }) => new Viewer(apiUrl, town, { ...options, token, hiddenIds }),
);

parentPort?.on('message', async (request: ThreadRequest) => {
  if (request.kind === 'connect') await connectAll(viewers);
  if (request.kind === 'end') for (const viewer of viewers) viewer.end();
  const expected = request.kind === 'judge' ? request.expected : undefined;
  const wrong = viewers.flatMap((viewer) => {
    const found = expected ? viewer.differences(expected) : [];
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
