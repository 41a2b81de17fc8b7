import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { SAMPLE_INTERVAL_MS } from '@rotadas/contracts/operations/instance-sample';
import {
  MetricName,
  OPERATIONS_HISTORY_MS,
  OperationsView,
} from '@rotadas/contracts/operations/operations-view';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../shared/api/api.js';
import { callQuery } from '../../../shared/api/call-endpoints.js';

const { useLazyOperationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the last known sample time; the response is appended to the cache. */
    operations: callQuery(
      build,
      operationsCalls.view,
      (since: number | undefined) => ({ query: { ...(since !== undefined && { since: String(since) }) } }),
      {
        responseSchema: OperationsView,
        serializeQueryArgs: ({ endpointName }) => endpointName,
        merge: append,
        forceRefetch: () => true,
        keepUnusedDataFor: 0, // reopening the page requests the whole hour
      },
    ),
  }),
});

export function append(known: OperationsView, update: OperationsView): OperationsView {
  const last = known.at.at(-1) ?? 0;
  const isKept = known.at.map((at) => at > update.now - OPERATIONS_HISTORY_MS);
  const isNew = update.at.map((at) => at > last);
  const join = <Value>(before: readonly Value[], after: readonly Value[]): Value[] => [
    ...before.filter((_, index) => isKept[index]),
    ...after.filter((_, index) => isNew[index]),
  ];
  const figures = { ...update.figures };
  for (const name of MetricName.options) figures[name] = join(known.figures[name], update.figures[name]);
  // Another gateway may respond, which started collecting later.
  const heardSince = Math.min(known.heardSince, update.heardSince);
  return { ...update, heardSince, at: join(known.at, update.at), figures };
}

/** Requested every 5 s while the page is visible. */
export function useOperations() {
  const [request, { data: view, isError: failed }] = useLazyOperationsQuery();
  const refresh = () => void request(view?.at.at(-1));
  const refreshIfVisible = useEffectEvent(() => {
    if (!document.hidden) refresh();
  });
  useEffect(() => {
    refreshIfVisible();
    const timer = setInterval(refreshIfVisible, SAMPLE_INTERVAL_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
  return { view, failed, refresh };
}
