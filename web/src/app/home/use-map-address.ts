import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasRoute } from '../../features/search/search.js';
import { readAddress } from '../../features/search/use-address.js';
import type { MapViewport, MapViewState } from '../../shared/map/map-types.js';
import { formatMapView, parseMapView } from '../../shared/map/view-address.js';
import { isWritten, layerHistory, replaceHash } from '../../shared/navigation/page-history.js';
import type { MapCamera } from './use-map-camera.js';

/** The map is at rest when it has not moved for this time, ms. */
const AT_REST_DELAY_MS = 300;

const toFragment = ({ centre, zoom }: MapViewport): string => formatMapView({ ...centre, zoom });

/** The view that the page opens with; null if a link also names a route, which is shown instead. */
export function useStartView(): MapViewState | null {
  return useState(() => {
    const route = readAddress()?.route;
    return route && hasRoute(route) && !isWritten() ? null : parseMapView(window.location.hash);
  })[0];
}

/**
 * Keeps the view that the user panned to in the fragment of the address, and moves the map to a
 * view that the user enters. A view that the app chose is not written, since it may show where the
 * user is.
 */
export function useMapAddress({ focus, bounds, openAt }: Pick<MapCamera, 'focus' | 'bounds' | 'openAt'>) {
  const isChosen = useRef(false);
  const viewport = useRef<MapViewport>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The last known fragment. If it is unchanged after Back, a layer was closed; otherwise another
   * page was opened.
   */
  const known = useRef(window.location.hash);
  /** The fragment that this page should have. */
  const fragment = useRef(parseMapView(window.location.hash) ? window.location.hash : '');

  const write = () => {
    if (layerHistory.depth() > 0) return; // The entry below the layer would keep the old fragment.
    const { hash } = window.location;
    if (hash !== fragment.current && (fragment.current !== '' || hash.startsWith('#map=')))
      replaceHash(fragment.current);
    known.current = window.location.hash;
  };
  const onPop = useEffectEvent(() => {
    const { hash } = window.location;
    if (hash === known.current) return write(); // A layer closed
    known.current = hash;
    const view = parseMapView(hash);
    if (view === null) return;
    fragment.current = hash;
    openAt(view);
  });
  const afterCommand = useEffectEvent(() => {
    clearTimeout(timer.current);
    isChosen.current = false;
    if (focus?.isExact) return;
    fragment.current = '';
    write();
  });

  useEffect(() => afterCommand(), [focus, bounds]);
  useEffect(() => {
    const listener = () => onPop();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    onPan: () => void (isChosen.current = true),
    onViewChange: (next: MapViewport) => {
      viewport.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!isChosen.current) return;
        fragment.current = toFragment(next);
        write();
      }, AT_REST_DELAY_MS);
    },
    /** The fragment of the view that is shown; empty before the map is shown. */
    current: () => (viewport.current === null ? '' : toFragment(viewport.current)),
  };
}
