import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useEffect, useRef, useState } from 'react';
import { liveFeed } from '../../features/active-providers/active-providers.api.js';
import type { ProvidersInView } from '../../features/active-providers/providers-in-view.js';
import { useMapArea } from '../../features/active-providers/use-map-area.js';
import { COUNTRY } from '../../features/map/map-engine.js';
import { useObservable } from '../../shared/observable.js';
import { useAfterDelay } from '../../shared/ui/use-after-delay.js';

/** Area that is requested if no map reports one. */
const WHOLE_COUNTRY = { bbox: COUNTRY, zoom: 5 };

/** The page reports a failure if no frame arrives within this time, ms. */
const LIVE_TIMEOUT_MS = 5_000;

/** Uses the live connection only, since the HTTP list contains names. */
export function useAnonymousProviders(serviceType: ServiceTypeFilter) {
  const { area, onViewChange } = useMapArea();
  const [view, setView] = useState<ProvidersInView | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (area === undefined) return;
    // Replaces the previous area without closing the connection.
    stop.current = liveFeed.watchArea({ serviceType, area: area ?? WHOLE_COUNTRY }, setView);
  }, [serviceType, area]);
  useEffect(() => () => stop.current?.(), []);
  const isLimited = useObservable(liveFeed.isLimited);
  const isLive = useObservable(liveFeed.isLive);
  return {
    view,
    onViewChange,
    isLimited,
    hasFailed: useAfterDelay(!isLive && area !== undefined, LIVE_TIMEOUT_MS),
  };
}
