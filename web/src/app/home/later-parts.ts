import { lazyPart } from '../../shared/loading/lazy-part.js';
import { LoadFailedOver } from '../../shared/loading/load-failed.js';
import { logWarning } from '../../shared/log/log.js';
import { FailedMenu, FailedPanel } from './failed-parts.js';

/** For parts that lie over the map, or are not drawn at all. */
const OVER = { Failed: LoadFailedOver };

/** Dialogs and sheets over home. */
export const HomeOverlays = lazyPart(async () => (await import('./home-overlays.js')).default, OVER);

/** All about one provider. */
export const InfoPart = lazyPart(async () => (await import('./info-part.js')).default, OVER);

/** What the user offers now. */
export const ProviderStrips = lazyPart(async () => (await import('./provider-strips.js')).default);

/** That nobody takes the searched route, and an alert for it. */
export const SaveRouteStrip = lazyPart(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteStrip,
);

/** The menu on the avatar. */
export const HomeMenu = lazyPart(async () => (await import('./home-menu.js')).default, {
  Failed: FailedMenu,
});

/** The list of phones. */
export const ListSheet = lazyPart(async () => (await import('./list-sheet.js')).default);

/** The panel of wide screens. */
export const HomePanel = lazyPart(async () => (await import('./home-panel.js')).default, {
  Failed: FailedPanel,
});

/** Finds who goes a wished way. */
export const GoingPart = lazyPart(async () => (await import('./going-part.js')).default, OVER);

/** The buttons while a place is chosen on the map. */
export const PickBar = lazyPart(async () => (await import('./pick-bar.js')).default, OVER);

/** Names a point of the map. */
export async function loadNamedPoint() {
  const [part] = await Promise.all([
    import('../../shared/places/places.api.js'),
    import('../later-texts.js'), // of a point that lies near no place
  ]);
  return part;
}

/**
 * Loads what the next touch of home may open. Without it the map is there sooner: antd is a third
 * of home's code.
 */
export function loadLaterParts(): void {
  Promise.all([InfoPart, HomeOverlays, HomeMenu].map((part) => part.load())).catch((error: unknown) =>
    logWarning('parts of home did not load yet', error),
  );
}
