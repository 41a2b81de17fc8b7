import { type RefObject, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { MapFailed } from '../../shared/map/map-failed.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import type { MapProvider, MapViewport, MapViewProps } from '../../shared/map/map-types.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { isUncovered } from './uncovered-area.js';
import { type MapElement, useExposedEngine, useMapEngine } from './use-map-engine.js';
import type { MapEngine } from './map-engine.js';
import './map-view.css';
import { StreetsNote } from './streets-note.js';
import { useLongPress } from './use-long-press.js';
import './map.tr.js';
import { Button } from '../../shared/ui/button.js';
import { useIsWide } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { useAfterDelay } from '../../shared/ui/use-after-delay.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { useNow } from '../../shared/time/time-texts.js';
import './map-pin.css';

/** The map's engines: Google Maps if a key is configured and its script loads. */
export const MAP_CANVAS = {
  google: lazyWithPreload(async () => (await import('./google/google-canvas.js')).GoogleCanvas, {
    Failed: MapFailed,
  }),
  maplibre: lazyWithPreload(
    async () => {
      const { MapLibreCanvas, startWorkers } = await import('./maplibre/maplibre-canvas.js');
      startWorkers();
      return MapLibreCanvas;
    },
    { Failed: MapFailed },
  ),
} as const;

/** Loaded after the map, which it would delay. */
const MarkerKeyboardNavigation = lazyWithPreload(
  async () => (await import('./marker-keyboard-navigation.js')).MarkerKeyboardNavigation,
  { Failed: () => null },
);

/** Delay before loading parts that the first view does not need, ms. */
const SETTLED_DELAY_MS = 1_000;

/** Update interval of the age of markers, ms. */
const AGE_INTERVAL_MS = 10_000;

/** Fills its parent. `--map-inset-left` and `--map-inset-bottom` keep controls uncovered. */
export function MapView(props: MapViewProps) {
  const { googleMapsKey, mapStyleUrl } = usePublicConfig();
  const { providers, clusters, selectedId, highlightedId, focus, theme } = props;
  const { ownPosition, ownService, routes, bounds, picking, onHold } = props;
  const { t } = useTranslation('map');
  const wide = useIsWide();
  const element = useRef<MapElement>(null);
  const now = useNow(AGE_INTERVAL_MS);
  const [googleUnavailable, setGoogleUnavailable] = useState(false);
  const selected = providers.find(({ id }) => id === selectedId);
  const recordVisibility = useUncoveredSelection(element, selected, props.coverageVersion);
  const onViewChange = (viewport: MapViewport) => {
    recordVisibility();
    props.onViewChange?.(viewport);
  };
  const { engine, canvasProps, status, attempt, startAt, reopen, retryStreets } = useMapEngine(
    element,
    { ...props, onViewChange },
    t('styleUnavailable', { returnObjects: true }),
  );
  const isSettled = useAfterDelay(status === 'drawn', SETTLED_DELAY_MS);
  const onGoogleUnavailable = useCallback(() => {
    setGoogleUnavailable(true);
    reopen();
    showToast({ title: t('googleUnavailable.title'), description: t('googleUnavailable.description') });
  }, [reopen, t]);

  const hold = useLongPress((x, y) => engine && onHold?.(engine.placeAt(x, y)));

  useExposedEngine(element, engine);
  useEffect(() => engine?.setTheme(theme), [engine, theme]);
  useEffect(() => engine?.markers.setLines(props.lines), [engine, props.lines]);
  useEffect(() => engine?.markers.setProviders(providers, now), [engine, providers, now]);
  useEffect(() => engine?.markers.setServerClusters(clusters ?? []), [engine, clusters]);
  useEffect(
    () => engine?.markers.setHighlights(selectedId, highlightedId),
    [engine, selectedId, highlightedId],
  );
  useEffect(() => engine?.markers.setOwnPosition(ownPosition, ownService), [engine, ownPosition, ownService]);
  useEffect(() => engine?.setRoutes(routes), [engine, routes]);
  // Only a new key moves the map, even after the map was reopened.
  const movedFor = useRef<number>(null);
  const move = useEffectEvent(() => {
    const key = bounds?.key ?? focus?.key;
    if (!engine || key === undefined || key === movedFor.current) return;
    movedFor.current = key;
    if (bounds) engine.showAll(bounds.bbox);
    else if (focus) engine.moveTo(focus);
  });
  useEffect(() => move(), [engine, bounds?.key, focus?.key]);

  const canvas = { theme, ...canvasProps };
  return (
    <div className={`map-view map-view-${theme}`}>
      <div ref={element} className="map-view-canvas" data-testid="map" {...hold}>
        <Suspense>
          {googleMapsKey !== null && !googleUnavailable ? (
            <MAP_CANVAS.google {...canvas} apiKey={googleMapsKey} onUnavailable={onGoogleUnavailable} />
          ) : (
            <MAP_CANVAS.maplibre key={attempt} {...canvas} styleUrl={mapStyleUrl} startAt={startAt} />
          )}
        </Suspense>
      </div>
      {picking && <MapPin />}
      {engine && wide && <ZoomButtons engine={engine} />}
      {engine && retryStreets && <StreetsNote onRetry={retryStreets} />}
      {status === 'loading' && <MapSkeleton />}
      {isSettled && (
        <Suspense>
          <MarkerKeyboardNavigation
            engine={engine}
            providers={providers}
            hasClusters={clusters !== null}
            onSelect={props.onSelect}
            onHighlight={props.onHighlight}
          />
        </Suspense>
      )}
      {status === 'unsupported' && (
        <p className="map-view-fallback" role="alert">
          {t('failed')}
        </p>
      )}
      {status === 'lost' && (
        <div className="map-view-fallback" role="alert">
          <p>{t('lost')}</p>
          <Button onClick={reopen}>{t('reopen')}</Button>
        </div>
      )}
    </div>
  );
}

/**
 * Moves the map if the selected provider becomes covered or leaves the view, unless the user has
 * moved the map elsewhere. The caller calls the result after each change of the view.
 */
function useUncoveredSelection(
  element: RefObject<MapElement | null>,
  selected: MapProvider | undefined,
  coverageVersion: number,
): () => void {
  const seen = useRef<{ id: number; isUncovered: boolean }>(null);
  const isVisible = ({ latitude, longitude }: MapProvider) => {
    const map = element.current;
    return !map?.rotadasMap || isUncovered(map.rotadasMap.project(latitude, longitude), map);
  };
  const keepUncovered = useEffectEvent(() => {
    if (selected?.id !== seen.current?.id)
      seen.current = selected ? { id: selected.id, isUncovered: true } : null;
    if (selected && seen.current?.isUncovered === true && !isVisible(selected))
      element.current?.rotadasMap?.moveTo({ ...selected, zoom: null });
  });
  const { id, latitude, longitude } = selected ?? {};
  useEffect(() => keepUncovered(), [id, latitude, longitude, coverageVersion]);
  return () => {
    if (selected && selected.id === seen.current?.id) seen.current.isUncovered = isVisible(selected);
  };
}

/** Shown on wide screens, since phones zoom with two fingers. */
function ZoomButtons({ engine }: { engine: MapEngine }) {
  const { t } = useTranslation('map');
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('zoomIn')} onClick={() => engine.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => engine.zoomBy(-1)}>
        <Icon name="minus" />
      </button>
    </div>
  );
}

function MapPin() {
  const { t } = useTranslation('map');
  return (
    <div className="map-pin">
      <svg width="40" height="52" viewBox="0 0 40 52" aria-hidden="true" focusable="false">
        <path d="M20 51S38 32 38 19a18 18 0 1 0-36 0c0 13 18 32 18 32z" />
        <circle cx="20" cy="19" r="7" />
      </svg>
      <span className="visually-hidden">{t('pin')}</span>
    </div>
  );
}
