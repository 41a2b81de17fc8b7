import { GoogleMap } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { MapCanvasProps } from '../map-canvas.js';
import { GoogleEngine } from './google-engine.js';
import { googleMapOptions } from './google-map-options.js';
import { loadMapsScript, onKeyRefused } from './load-maps-script.js';

interface Props extends MapCanvasProps {
  apiKey: string;
  /** Google Maps cannot be had: the script does not come, or the key is refused. */
  onAway: () => void;
}

/** Google's map, over the whole of its parent. */
export default function GoogleCanvas({ apiKey, onAway, theme, events, onEngine }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const [options] = useState(() => googleMapOptions(theme));
  const engine = useRef<GoogleEngine>(null);

  useEffect(() => {
    let isWanted = true;
    loadMapsScript(apiKey).then(
      () => isWanted && setLoaded(true),
      (cause: unknown) => {
        reportError(cause);
        if (isWanted) onAway();
      },
    );
    const forget = onKeyRefused(onAway);
    return () => {
      isWanted = false;
      forget();
    };
  }, [apiKey, onAway]);

  if (!isLoaded) return null;
  return (
    <GoogleMap
      mapContainerClassName="map-view__ground"
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
