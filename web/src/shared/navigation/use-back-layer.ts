import { useEffectEvent, useLayoutEffect } from 'react';
import { BackLayers } from './back-layers.js';

/** Under this name the state of an entry of the history says how many layers lie over its page. */
const DEPTH = 'layers';

const layers = new BackLayers(
  {
    depth: () => Number(history.state?.[DEPTH] ?? 0),
    // the rest of the state is the router's: to it the entry is the page's own
    push: (depth) => history.pushState({ ...history.state, [DEPTH]: depth }, ''),
    back: (entries) => history.go(-entries),
  },
  (task) => void setTimeout(task),
);
window.addEventListener('popstate', () => layers.onPop());

/**
 * While `open`, from before it is painted on, the browser's Back calls `onBack` in place of leaving
 * the page.
 */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? layers.add({ close: () => close() }) : undefined), [open]);
}
