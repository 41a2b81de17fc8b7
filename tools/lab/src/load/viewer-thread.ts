import { parentPort, workerData } from 'node:worker_threads';
import { OPENING } from '../clients/live-client.ts';
import { Viewer } from '../clients/viewer.ts';
import { Delays, Freshness } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { differences } from '../measure/shown.ts';
import { Tally } from '../measure/tally.ts';
import { inParallel } from '../clients/people.ts';
import { EXAMPLES_MAX, type ThreadReport, type ThreadRequest, type ThreadStart } from './viewer-threads.ts';

const { apiUrl, token, indexes, sent }: ThreadStart = workerData;
const book = { token, tally: new Tally(), freshness: new Freshness(new SentPositions(sent)) };
const viewers = indexes.map((index) => new Viewer(apiUrl, index, book));

parentPort?.on('message', async (request: ThreadRequest) => {
  if (request.kind === 'connect') await inParallel(viewers, OPENING, (viewer) => viewer.connect());
  if (request.kind === 'end') for (const viewer of viewers) viewer.end();
  const truth = request.kind === 'judge' ? request.truth : undefined;
  const wrong = viewers.flatMap(({ shown, looking }) => {
    const found = truth ? differences(shown, truth, looking) : [];
    return found.length > 0 ? [found] : [];
  });
  const { frames, errors } = book.tally;
  parentPort?.postMessage({
    wrongViewers: wrong.length,
    examples: wrong.flat().slice(0, EXAMPLES_MAX),
    tally: { frames, errors },
    delays: (request.kind === 'read' ? book.freshness.startOver() : new Delays()).counted,
  } satisfies ThreadReport);
  if (request.kind === 'end') parentPort?.unref();
});
