import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { MapCanvasProps } from '../map-engine.js';
import { GoogleEngine } from './google-engine.js';
import { googleMapOptions } from './google-map-options.js';

/** Global function that Google's script calls if it refuses the key, after the map has opened. */
const REFUSED_CALLBACK = 'gm_authFailure';

export function onKeyRefused(listener: () => void): () => void {
  Reflect.set(window, REFUSED_CALLBACK, listener);
  return () => void Reflect.deleteProperty(window, REFUSED_CALLBACK);
}

/** Timeout for the script with all retries, ms. The loader may never report a result. */
const SCRIPT_TIMEOUT_MS = 20_000;

interface GoogleCanvasProps extends MapCanvasProps {
  apiKey: string;
  onUnavailable: () => void;
}

/** The loader retries three times with growing delays. */
export function GoogleCanvas({ apiKey, onUnavailable, theme, events, onEngine }: GoogleCanvasProps) {
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
    const timer = setTimeout(onUnavailable, SCRIPT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, loadError, onUnavailable]);

  if (!isLoaded) return null;
  return (
    <GoogleMap
      mapContainerClassName="map-view-base map-view-base-clear"
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
