import { SAMPLE_EVERY_MS } from '@rotadas/contracts/operations/copy-sample';
import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useEffect, useEffectEvent } from 'react';
import { useLazyOperationsQuery } from './operations.api.js';

/** What the page shows. */
interface Operations {
  /** Undefined until the first answer. */
  readonly view: OperationsView | undefined;
  readonly failed: boolean;
  readonly ask: () => void;
}

/** The figures of the last hour, asked for every 5 s while the page is looked at. */
export function useOperations(): Operations {
  const [look, { data: view, isError }] = useLazyOperationsQuery();
  const ask = () => void look(view?.at.at(-1));
  const askWhileSeen = useEffectEvent(() => {
    if (!document.hidden) ask();
  });
  useEffect(() => {
    askWhileSeen();
    const timer = setInterval(askWhileSeen, SAMPLE_EVERY_MS);
    document.addEventListener('visibilitychange', askWhileSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhileSeen);
    };
  }, []);
  return { view, failed: isError, ask };
}
