import { useEffectEvent, useLayoutEffect } from 'react';
import { BackLayers } from './back-layers.js';
import { layerHistory } from './page-history.js';

const layers = new BackLayers(layerHistory, (task) => void setTimeout(task));
window.addEventListener('popstate', () => layers.onPop());

/** While `open`, the browser's Back calls `onBack`; registered before paint. */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? layers.add({ close: () => close() }) : undefined), [open]);
}

/** Returns to the page before this one. All layers must be removed in the same task. */
export const leavePage = (): void => layers.leavePage();
