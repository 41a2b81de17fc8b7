import { useEffectEvent, useLayoutEffect } from 'react';
import { BackLayers } from './back-layers.js';
import { layerHistory } from './page-history.js';

const layers = new BackLayers(layerHistory, (task) => void setTimeout(task));
window.addEventListener('popstate', () => layers.onPop());

/**
 * While `open`, from before it is painted on, the browser's Back calls `onBack` in place of leaving
 * the page.
 */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? layers.add({ close: () => close() }) : undefined), [open]);
}
