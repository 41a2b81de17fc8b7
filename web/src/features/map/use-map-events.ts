import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { showToast, type ToastMessage } from '../../shared/toast/toast-store.js';
import { markReady, type MapElement } from './map-element.js';
import type { MapEngineEvents } from './map-engine.js';

/**
 * One object of listeners for the engine's whole life; whether the ground is drawn, and whether it
 * turned out that none can be.
 */
export function useMapEvents(
  element: RefObject<MapElement | null>,
  callbacks: Pick<MapViewProps, 'onSelect' | 'onViewChange' | 'onPan'>,
  styleAway: ToastMessage,
): { events: MapEngineEvents; failed: boolean; grounded: boolean } {
  const [failed, setFailed] = useState(false);
  const [grounded, setGrounded] = useState(false);
  const latest = useRef({ callbacks, styleAway });
  useEffect(() => {
    latest.current = { callbacks, styleAway };
  });
  const events = useMemo(
    (): MapEngineEvents => ({
      onSelect: (id) => latest.current.callbacks.onSelect(id),
      onViewChange: (viewport) => latest.current.callbacks.onViewChange?.(viewport),
      onPan: () => latest.current.callbacks.onPan?.(),
      onGround: () => setGrounded(true),
      onReady: () => markReady(element.current),
      onStyleAway: (cause) => {
        reportError(cause);
        showToast(latest.current.styleAway);
      },
      onFailure: (cause) => {
        reportError(cause);
        setFailed(true);
      },
    }),
    [element],
  );
  return { events, failed, grounded };
}
