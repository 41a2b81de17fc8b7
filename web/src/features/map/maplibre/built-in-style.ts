import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { GROUND_SOURCE, groundLayers, groundSource } from './ground-layers.js';
import { placeLayers } from './place-layers.js';

export function builtInLayers(theme: ThemeMode): LayerSpecification[] {
  return [...groundLayers(MAP_COLOURS[theme]), ...placeLayers(theme)];
}

/** Requests files of the app's own origin only. */
export function builtInStyle(theme: ThemeMode): StyleSpecification {
  return { version: 8, sources: { [GROUND_SOURCE]: groundSource() }, layers: builtInLayers(theme) };
}
