import { useEffect, useRef } from 'react';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { useNow } from '../../shared/time/use-now.js';
import './map-view.css';
import { useMapEngine, type MapElement } from './use-map-engine.js';

/** Markers are aged again this often, ms. */
const AGE_EVERY_MS = 10_000;

interface Props extends MapViewProps {
  /** A vector style for MapLibre; without one the built-in map is shown. */
  styleUrl?: string | null;
}

/** The live map. It fills its parent; `--map-inset-left` and `--map-inset-bottom` keep its controls clear. */
export default function MapView({ styleUrl = null, ...props }: Props) {
  const { providers, serviceType, selectedId, highlightedId, ownPosition, focus, theme } = props;
  const element = useRef<MapElement>(null);
  const now = useNow(AGE_EVERY_MS);
  const { engine, failed } = useMapEngine(element, props, { theme, styleUrl });

  useEffect(() => engine?.setTheme(theme), [engine, theme]);
  useEffect(() => engine?.setProviders(providers, serviceType, now), [engine, providers, serviceType, now]);
  useEffect(() => engine?.setMarked(selectedId, highlightedId), [engine, selectedId, highlightedId]);
  useEffect(() => engine?.setOwnPosition(ownPosition), [engine, ownPosition]);
  useEffect(() => {
    if (focus) engine?.moveTo(focus);
    // A new key moves the map again; the same key never does, whatever else renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, focus?.key]);

  return (
    <div className={`map-view map-view--${theme}`}>
      <div ref={element} className="map-view__canvas" data-testid="map" />
      {failed && (
        <p className="map-view__fallback" role="alert">
          Harita bu tarayıcıda açılamadı. Yakınındakileri listeden görebilirsin; haritayı açmak için
          tarayıcını güncelle.
        </p>
      )}
    </div>
  );
}
