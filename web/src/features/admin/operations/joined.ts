import {
  FigureName,
  OPERATIONS_HISTORY_MS,
  type OperationsView,
} from '@rotadas/contracts/operations/operations-view';

/** What is known now, after `news` came to what was `known`; never more than the last hour. */
export function joined(known: OperationsView, news: OperationsView): OperationsView {
  const last = known.at.at(-1) ?? 0;
  const from = known.at.findIndex((at) => at > news.now - OPERATIONS_HISTORY_MS);
  const fresh = news.at.findIndex((at) => at > last);
  const join = <Value>(before: readonly Value[], after: readonly Value[]): Value[] => [
    ...(from === -1 ? [] : before.slice(from)),
    ...(fresh === -1 ? [] : after.slice(fresh)),
  ];
  const figures = { ...news.figures };
  for (const name of FigureName.options) figures[name] = join(known.figures[name], news.figures[name]);
  // Another gateway may answer, which has listened for less time than what is known is old.
  const heardSince = Math.min(known.heardSince, news.heardSince);
  return { ...news, heardSince, at: join(known.at, news.at), figures };
}
