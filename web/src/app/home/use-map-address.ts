import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasRoute } from '../../features/search/search.js';
import { readAddress } from '../../features/search/use-address.js';
import type { MapViewport } from '../../shared/map/map-types.js';
import { formatMapView, type MapView, parseMapView } from '../../shared/map/view-address.js';
import { entryStamp, isWritten, replaceHash } from '../../shared/navigation/page-history.js';
import type { MapCamera } from './use-map-camera.js';

/** The map is at rest when it has not moved for this time, ms. */
const AT_REST_AFTER_MS = 300;

const toFragment = ({ center, zoom }: MapViewport): string => formatMapView({ ...center, zoom });

/** The view that the page opens with; null if a link also names a route, which is shown instead. */
export function useStartView(): MapView | null {
  return useState(() => {
    const route = readAddress()?.route;
    return route && hasRoute(route) && !isWritten() ? null : parseMapView(window.location.hash);
  })[0];
}

/**
 * Keeps the view that the user chose in the fragment of the address, and moves the map to a view
 * that the user enters. A view that the app chose is not written: it may show where the user is.
 */
export function useMapAddress({ focus, fit, openAt }: Pick<MapCamera, 'focus' | 'fit' | 'openAt'>) {
  const stamp = useRef(entryStamp());
  const isChosen = useRef(false);
  const viewport = useRef<MapViewport>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the fragment of this page should be. */
  const fragment = useRef(parseMapView(window.location.hash) ? window.location.hash : '');

  const write = () => {
    stamp.current = entryStamp();
    const { hash } = window.location;
    if (hash !== fragment.current && (fragment.current !== '' || hash.startsWith('#map=')))
      replaceHash(fragment.current);
  };
  const choose = () => void (isChosen.current = true);
  const forget = (next: string) => {
    clearTimeout(timer.current);
    isChosen.current = false;
    fragment.current = next;
  };
  const onPop = useEffectEvent(() => {
    // below a layer that Back closed, the fragment may be older
    if (entryStamp() === stamp.current) return write();
    stamp.current = entryStamp();
    const view = parseMapView(window.location.hash);
    if (view === null) return;
    forget(window.location.hash);
    openAt(view);
  });
  const afterCommand = useEffectEvent(() => {
    if (focus?.isExact) return;
    forget('');
    write();
  });

  useEffect(() => afterCommand(), [focus, fit]);
  useEffect(() => {
    const listener = () => onPop();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    onViewChange: (next: MapViewport) => {
      viewport.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!isChosen.current) return;
        fragment.current = toFragment(next);
        write();
      }, AT_REST_AFTER_MS);
    },
    gestures: { onPointerDownCapture: choose, onWheelCapture: choose, onKeyDownCapture: choose },
    /** The fragment of the view that is shown; empty before the map is. */
    current: () => (viewport.current === null ? '' : toFragment(viewport.current)),
  };
}
