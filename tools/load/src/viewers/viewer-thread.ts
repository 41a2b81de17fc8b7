import { parentPort, workerData } from 'node:worker_threads';
import { OPENING } from '../clients/live-socket.ts';
import { Viewer } from '../clients/viewer.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import { differences, type Truth } from '../measure/differences.ts';
import { Freshness } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { Tally } from '../measure/tally.ts';
import {
  type Answers,
  EXAMPLES_MAX,
  type Judgement,
  type Question,
  type ThreadStart,
} from './thread-messages.ts';

const { apiUrl, token, indexes, sent }: ThreadStart = workerData;
const book = { tally: new Tally(), freshness: new Freshness(new SentPositions(sent)) };
const viewers = indexes.map((index) => new Viewer(index, book));

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await answerTo(question));
});

async function answerTo(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'judge') return judge(question.truth, question.ignoresStrangers);
  if (question.kind === 'connect') {
    await inParallel(viewers, OPENING, (viewer) => viewer.connect(apiUrl, token));
    return null;
  }
  if (question.kind === 'start-over') return book.freshness.startOver().counted;
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
