import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { MapCanvasProps } from '../map-engine.js';
import { GoogleEngine } from './google-engine.js';
import { googleMapOptions } from './google-map-options.js';

/**
 * Google's script calls this by name when it refuses the key, which it does only after the map is
 * open.
 */
const REFUSED_CALLBACK = 'gm_authFailure';

/** Calls `listener` when Google refuses the key; answers how to stop. */
export function onKeyRefused(listener: () => void): () => void {
  Reflect.set(window, REFUSED_CALLBACK, listener);
  return () => void Reflect.deleteProperty(window, REFUSED_CALLBACK);
}

/** How long, ms, the script may take with all its tries; it may also neither come nor fail. */
const SCRIPT_WITHIN_MS = 20_000;

interface Props extends MapCanvasProps {
  apiKey: string;
  /** Google Maps cannot be had: the script does not come, or the key is refused. */
  onUnavailable: () => void;
}

/**
 * Google's map, over its parent as far as no bar lies on it; the loader tries 3 times more, with
 * growing delays (spec 8).
 */
export default function GoogleCanvas({ apiKey, onUnavailable, theme, events, onEngine }: Props) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: apiKey,
    version: 'quarterly',
    language: 'tr',
    region: 'TR',
  });
  const [options] = useState(() => googleMapOptions(theme));
  const engine = useRef<GoogleEngine>(null);

  useEffect(() => onKeyRefused(onUnavailable), [onUnavailable]);
  useEffect(() => {
    if (isLoaded) return;
    if (loadError) {
      reportError(loadError);
      onUnavailable();
      return;
    }
    const timer = setTimeout(onUnavailable, SCRIPT_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, loadError, onUnavailable]);

  if (!isLoaded) return null;
  return (
    <GoogleMap
      mapContainerClassName="map-view__ground map-view__ground--clear"
      options={options}
      onLoad={(map) => {
        engine.current = new GoogleEngine(map, { theme, events });
        onEngine(engine.current);
      }}
      onUnmount={() => {
        engine.current?.destroy();
        onEngine(null);
      }}
    />
  );
}
