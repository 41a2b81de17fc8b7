import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useStoreReopen } from '../../shared/loading/reopen-after-load.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { type FailedPartProps, LoadFailed, LoadFailedDialog } from '../../shared/loading/load-failed.js';
import { MapFailed } from '../../shared/map/map-failed.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import { offerKey } from '../../shared/offer/offer-texts.js';
import { OverlaySpinner } from '../../shared/ui/spinner.js';
import { lazyWithAntd } from '../lazy-with-antd.js';
import type { HomeOverlaysProps } from './home-overlays.js';

export const MapView = lazyWithPreload(async () => (await import('../../features/map/map-view.js')).MapView, {
  Failed: MapFailed,
  pending: <MapSkeleton />,
});

export async function loadMap({ googleMapsKey }: PublicConfig): Promise<void> {
  const loadCanvas = async () => {
    const { MAP_CANVAS } = await import('../../features/map/map-view.js');
    await MAP_CANVAS[googleMapsKey === null ? 'maplibre' : 'google'].load();
  };
  await Promise.all([MapView.load(), loadCanvas()]);
}

export const HomeOverlays = lazyWithAntd(async () => (await import('./home-overlays.js')).HomeOverlays, {
  Failed: FailedOverlays,
  close: ({ setOpenSheet, leave }) => {
    setOpenSheet((open) => (open === 'list' ? open : null));
    leave.onStay();
  },
});

function FailedOverlays({ part, ...failure }: FailedPartProps<Pick<HomeOverlaysProps, 'openSheet'>>) {
  useStoreReopen('sheet', part.openSheet ?? '');
  return <LoadFailedDialog {...failure} />;
}

export const ProviderInfo = lazyWithPreload(
  async () => (await import('../../features/provider-info/provider-info.js')).ProviderInfo,
  { Failed: FailedInfo, close: ({ onClose }) => onClose() },
);

function FailedInfo({ part, ...failure }: FailedPartProps<{ provider: ActiveProvider }>) {
  useStoreReopen('provider-info', offerKey(part.provider));
  return <LoadFailedDialog {...failure} />;
}

export const RequestSheet = lazyWithAntd(
  async () => (await import('../../features/requesting/request-sheet.js')).RequestSheet,
  { pending: <OverlaySpinner />, Failed: LoadFailedDialog, close: ({ onClose }) => onClose() },
);

export const PickBar = lazyWithPreload(async () => (await import('./pick-bar.js')).PickBar, {
  Failed: LoadFailedDialog,
  close: ({ onCancel }) => onCancel(),
});

export const ProviderStrips = lazyWithPreload(
  async () => (await import('../../features/providing/provider-strips.js')).ProviderStrips,
);

/** Loaded with the strip, so that its sheet opens without a network; if that fails, it calls. */
export const LiveHelp = lazyWithAntd(
  async () => (await import('../../features/help/help-button.js')).HelpButton,
  { pending: null, Failed: EmergencyCall },
);

function EmergencyCall() {
  return (
    <a className="strip strip-help" href="tel:112">
      112
    </a>
  );
}

export const DeviceStrip = lazyWithPreload(
  async () => (await import('../../features/devices/device-strip.js')).DeviceStrip,
);

export const SaveRouteStrip = lazyWithPreload(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteStrip,
);

export const HomePanel = lazyWithAntd(async () => (await import('./home-panel.js')).HomePanel, {
  Failed: FailedPanel,
});

function FailedPanel(failure: FailedPartProps) {
  return (
    <aside className="home-panel">
      <LoadFailed {...failure} />
    </aside>
  );
}
