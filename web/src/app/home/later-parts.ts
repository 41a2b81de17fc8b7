import { lazy } from 'react';
import { logWarning } from '../../shared/log/log.js';

const loadOverlays = () => import('./home-overlays.js');
const loadMenu = () => import('./home-menu.js');

/** Dialogs and sheets over home. */
export const HomeOverlays = lazy(loadOverlays);

/** The menu on the avatar. */
export const HomeMenu = lazy(loadMenu);

/** The panel of wide screens. */
export const HomePanel = lazy(() => import('./home-panel.js'));

/**
 * Loads what the next touch of home may open. Without it the map is there sooner: antd is a third
 * of home's code.
 */
export function loadLaterParts(): void {
  Promise.all([loadOverlays(), loadMenu()]).catch((error: unknown) =>
    logWarning('parts of home did not load yet', error),
  );
}
