import type { ComponentProps } from 'react';
import { AvatarButton } from '../../features/home/avatar-button.js';
import type { UnfoldedMenu } from '../../features/home/unfolded-menu.js';
import { lazyPart } from '../../shared/loading/lazy-part.js';
import { type FailedPartProps, LoadFailed, LoadFailedOver } from '../../shared/loading/load-failed.js';
import { logWarning } from '../../shared/log/log.js';
import { kitPart } from '../kit-part.js';

/** Dialogs and sheets over the map. */
export const HomeOverlays = kitPart(async () => (await import('./home-overlays.js')).HomeOverlays, {
  Failed: LoadFailedOver,
});

/** The info window of one provider. */
export const InfoPart = lazyPart(
  async () => (await import('../../features/provider-info/info-window.js')).InfoWindow,
  { Failed: LoadFailedOver },
);

/** What the user offers now. */
export const ProviderStrips = lazyPart(async () => (await import('./provider-strips.js')).ProviderStrips);

/** Says that nobody takes the searched route, and offers an alert. */
export const SaveRouteStrip = lazyPart(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteStrip,
);

/** The menu on the avatar. */
export const HomeMenu = kitPart(
  async () => (await import('../../features/home/unfolded-menu.js')).UnfoldedMenu,
  { Failed: FailedMenu },
);

/** The list on phones. */
export const ListSheet = lazyPart(async () => (await import('./list-sheet.js')).ListSheet);

/** The search and the list beside the map of wide screens. */
export const HomePanel = kitPart(async () => (await import('./home-panel.js')).HomePanel, {
  Failed: FailedPanel,
});

/** The buttons while a place is chosen on the map. */
export const PickBar = lazyPart(async () => (await import('./pick-bar.js')).PickBar, {
  Failed: LoadFailedOver,
});

/**
 * Loads what the next touch of the map may open. Without it the map is there sooner: antd is a
 * third of its code.
 */
export function loadLaterParts(): void {
  Promise.all([InfoPart, HomeOverlays, HomeMenu].map((part) => part.load())).catch((error: unknown) =>
    logWarning('parts of home did not load yet', error),
  );
}

/** Shown instead of a menu that failed: its button stays and tries again. */
function FailedMenu({ part, ...failure }: FailedPartProps<ComponentProps<typeof UnfoldedMenu>>) {
  return (
    <>
      <AvatarButton {...part.button} aria-haspopup="menu" aria-busy={failure.busy} onClick={failure.retry} />
      <LoadFailedOver {...failure} />
    </>
  );
}

function FailedPanel(failure: FailedPartProps) {
  return (
    <aside className="home-panel">
      <LoadFailed {...failure} />
    </aside>
  );
}
