import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import type { StyleFile } from './base-map-style.js';
import { STREETS_ATTRIBUTION } from './locale.tr.js';

/** The style of Protomaps for its tiles at `file`, without icons, which are on its servers. */
export function streetStyle(file: string, theme: ThemeMode): StyleFile {
  const url = `pmtiles://${file}`;
  return {
    version: 8,
    sources: { streets: { type: 'vector', url, attribution: STREETS_ATTRIBUTION } },
    layers: layers('streets', flavour(theme), { lang: 'tr' }).flatMap(withoutIcon),
  };
}

function flavour(theme: ThemeMode): Flavor {
  const { land, turkiye, sea, label, labelHalo } = MAP_COLOURS[theme];
  return {
    ...namedFlavor(theme),
    background: land,
    earth: turkiye,
    water: sea,
    city_label: label,
    city_label_halo: labelHalo,
  };
}

function withoutIcon(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const layout = { ...layer.layout };
  delete layout['icon-image'];
  return layout['text-field'] === undefined ? [] : [{ ...layer, layout }];
}
