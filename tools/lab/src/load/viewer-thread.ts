import { parentPort, workerData } from 'node:worker_threads';
import { OPENING } from '../clients/live-client.ts';
import { Viewer } from '../clients/viewer.ts';
import { Freshness } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { differences, type Truth } from '../measure/shown.ts';
import { Tally } from '../measure/tally.ts';
import { inParallel } from '../people/people.ts';
import {
  EXAMPLES_MAX,
  type Judgement,
  type ThreadRequest,
  type ThreadResults,
  type ThreadStart,
} from './viewer-threads.ts';

const { apiUrl, token, indexes, sent }: ThreadStart = workerData;
const book = { token, tally: new Tally(), freshness: new Freshness(new SentPositions(sent)) };
const viewers = indexes.map((index) => new Viewer(apiUrl, index, book));

parentPort?.on('message', async (request: ThreadRequest) => {
  parentPort?.postMessage(await resultOf(request));
});

async function resultOf(request: ThreadRequest): Promise<ThreadResults[ThreadRequest['kind']]> {
  if (request.kind === 'judge') return judge(request.truth, request.ignoresStrangers);
  if (request.kind === 'connect') {
    await inParallel(viewers, OPENING, (viewer) => viewer.connect());
    return null;
  }
  if (request.kind === 'start-over') return book.freshness.startOver().counted;
  for (const viewer of viewers) viewer.end();
  parentPort?.unref();
  const { frames, errors } = book.tally;
  return { tally: { frames, errors }, delays: book.freshness.delays.counted };
}

function judge(truth: Truth, ignoresStrangers: boolean): Judgement {
  const wrong = viewers
    .map(({ shown, looking }) => differences(shown, truth, looking, ignoresStrangers))
    .filter((found) => found.length > 0);
  return { wrongViewers: wrong.length, examples: wrong.flat().slice(0, EXAMPLES_MAX) };
}
