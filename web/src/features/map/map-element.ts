import { useEffect, type RefObject } from 'react';
import type { MapEngine } from './map-engine.js';

/**
 * The element that holds the map. Browser tests read what is really drawn through `rotadasMap`
 * (its `project` and `renderedProviders`); `data-map-ready` on the element says when to look.
 */
export interface MapElement extends HTMLDivElement {
  rotadasMap?: MapEngine;
}

/** Hangs the engine on its element for as long as it runs. */
export function useExposedEngine(element: RefObject<MapElement | null>, engine: MapEngine | null): void {
  useEffect(() => {
    const box = element.current;
    if (!box || !engine) return undefined;
    hang(box, engine);
    return () => takeDown(box);
  }, [element, engine]);
}

/** Says on the element that everything asked for so far is drawn. */
export function markReady(box: MapElement | null): void {
  if (box) box.dataset['mapReady'] = 'true';
}

function hang(box: MapElement, engine: MapEngine): void {
  box.rotadasMap = engine;
}

function takeDown(box: MapElement): void {
  delete box.rotadasMap;
  delete box.dataset['mapReady'];
}
