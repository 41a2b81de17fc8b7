import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { STREETS_ATTRIBUTION } from './locale.tr.js';

/** The style of Protomaps for its tiles at `file`, without icons, which are on its servers. */
export function streetStyle(file: string, theme: ThemeMode): StyleSpecification {
  const url = `pmtiles://${file}`;
  return {
    version: 8,
    sources: { streets: { type: 'vector', url, attribution: STREETS_ATTRIBUTION } },
    layers: layers('streets', flavour(theme), { lang: 'tr' }).flatMap(withoutIcon),
  };
}

function flavour(theme: ThemeMode): Flavor {
  const { land, sea, settled, road, roadOther, roadMain, label, labelMuted, labelHalo } = MAP_COLOURS[theme];
  const lines = { minor_a: road, minor_b: road, link: road, major: roadOther, highway: roadMain };
  const bridges = { bridges_minor: road, bridges_major: roadOther, bridges_highway: roadMain };
  const names = { roads_label_minor: labelMuted, roads_label_major: label, subplace_label: labelMuted };
  const places = { city_label: label, state_label: labelMuted, country_label: labelMuted };
  const halos = {
    roads_label_minor_halo: labelHalo,
    roads_label_major_halo: labelHalo,
    subplace_label_halo: labelHalo,
    city_label_halo: labelHalo,
    state_label_halo: labelHalo,
  };
  const areas = { background: land, earth: land, water: sea, ocean_label: labelMuted, buildings: settled };
  return { ...namedFlavor(theme), ...areas, ...lines, ...bridges, ...names, ...places, ...halos };
}

function withoutIcon(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const layout = { ...layer.layout };
  delete layout['icon-image'];
  return layout['text-field'] === undefined ? [] : [{ ...layer, layout }];
}
