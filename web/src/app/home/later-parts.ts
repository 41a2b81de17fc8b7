import { lazy } from 'react';
import { logWarning } from '../../shared/log/log.js';

const loadOverlays = () => import('./home-overlays.js');
const loadInfo = () => import('./info-part.js');
const loadMenu = () => import('./home-menu.js');

/** Dialogs and sheets over home. */
export const HomeOverlays = lazy(loadOverlays);

/** All about one provider. */
export const InfoPart = lazy(loadInfo);

/** What the user offers now. */
export const ProviderStrips = lazy(() => import('./provider-strips.js'));

/** The menu on the avatar. */
export const HomeMenu = lazy(loadMenu);

/** The panel of wide screens. */
export const HomePanel = lazy(() => import('./home-panel.js'));

/** Finds who goes a wished way. */
export const GoingPart = lazy(() => import('./going-part.js'));

/** The buttons while a place is chosen on the map. */
export const PickBar = lazy(() => import('./pick-bar.js'));

/** Names a point of the map. */
export async function loadNamedPoint() {
  const [part] = await Promise.all([
    import('../../shared/places/named-point.js'),
    import('../later-texts.js'), // of a point that lies near no place
  ]);
  return part;
}

/**
 * Loads what the next touch of home may open. Without it the map is there sooner: antd is a third
 * of home's code.
 */
export function loadLaterParts(): void {
  Promise.all([loadInfo(), loadOverlays(), loadMenu()]).catch((error: unknown) =>
    logWarning('parts of home did not load yet', error),
  );
}
