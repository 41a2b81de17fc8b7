import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { z } from 'zod';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { MAP_FONT } from './map-font.js';
import { OPEN_STYLE_ATTRIBUTION } from './locale.tr.js';

/** Keyless styles of OpenFreeMap. */
const OPEN_STYLES = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** Placeholder in the operator's URL; browsers may encode the braces. */
const THEME_PLACEHOLDER = /\{theme\}|%7Btheme%7D/i;

export interface BaseMapAddress {
  url: string;
  isDimmed: boolean;
}

/** Path suffix of the operator's tiles; the app has a style for them, one per theme. */
const TILES = '.pmtiles';

/** The operator's style or tiles, or the open style. A style for both themes is dimmed in dark. */
export function baseMapAddress(styleUrl: string | null, theme: ThemeMode): BaseMapAddress {
  if (styleUrl === null) return { url: OPEN_STYLES[theme], isDimmed: false };
  if (styleUrl.endsWith(TILES)) return { url: `${styleUrl}#${theme}`, isDimmed: false };
  const isThemed = THEME_PLACEHOLDER.test(styleUrl);
  return { url: styleUrl.replace(THEME_PLACEHOLDER, theme), isDimmed: !isThemed && theme === 'dark' };
}

const STYLE_TIMEOUT_MS = 5_000;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The fields that are read here; MapLibre validates the rest. */
const StyleFile = z.object({
  version: z.literal(8),
  sources: z.record(z.string(), z.custom<SourceSpecification>(isObject)),
  layers: z.array(z.custom<LayerSpecification>(isObject)).min(1),
  sprite: z.custom<StyleSpecification['sprite']>().optional(),
});
type StyleFile = z.infer<typeof StyleFile>;

export interface BaseMapStyle {
  url: string;
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  sprite: string | null;
}

export async function loadBaseMapStyle(url: string): Promise<BaseMapStyle> {
  const [file = '', theme] = url.split('#');
  if (file.endsWith(TILES)) {
    const { streetStyle } = await import('./street-style.js');
    return adaptStyle(streetStyle(file, theme === 'dark' ? 'dark' : 'light'), url);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(STYLE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return adaptStyle(StyleFile.parse(await response.json()), url);
}

/**
 * Hides the background and points of interest, and prefers Turkish labels in the app's typeface.
 */
export function adaptStyle({ sources, layers, sprite }: StyleFile, url: string): BaseMapStyle {
  // The styles of both themes are in the map while one of them loads.
  const name = (id: string) => `base-map:${id}|${url}`;
  const isOpen = Object.values(OPEN_STYLES).includes(url);
  return {
    url,
    sources: Object.fromEntries(
      Object.entries(sources).map(([id, source]) => [name(id), isOpen ? inTurkish(source) : source]),
    ),
    layers: layers
      .filter((layer) => !showsPointsOfInterest(layer))
      .map((layer) =>
        layer.type === 'background'
          ? { ...layer, id: name(layer.id), paint: { ...layer.paint, 'background-opacity': 0 } }
          : withTurkishNames({ ...layer, id: name(layer.id), source: name(layer.source) }),
      ),
    sprite: typeof sprite === 'string' ? sprite : null,
  };
}

/** The attribution of a source takes precedence over the English one of its tiles. */
const inTurkish = (source: SourceSpecification): SourceSpecification =>
  source.type === 'vector' ? { ...source, attribution: OPEN_STYLE_ATTRIBUTION } : source;

const POINTS_OF_INTEREST = /(^|[-_])pois?([-_]|$)/i;

function showsPointsOfInterest(layer: LayerSpecification): boolean {
  const sourceLayer = 'source-layer' in layer ? (layer['source-layer'] ?? '') : '';
  return [layer.id, sourceLayer].some((name) => POINTS_OF_INTEREST.test(name));
}

function withTurkishNames(layer: LayerSpecification): LayerSpecification {
  const field = layer.type === 'symbol' ? layer.layout?.['text-field'] : undefined;
  if (layer.type !== 'symbol' || field === undefined) return layer;
  const isName = JSON.stringify(field).includes('name');
  const layout = { ...layer.layout, 'text-font': MAP_FONT, ...(isName && { 'text-field': turkishName }) };
  return { ...layer, layout };
}

/** Protomaps gives names that are not Latin a script. */
const turkishName: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:tr'],
  ['get', 'name:latin'],
  ['case', ['has', 'script'], ['get', 'name:en'], ['get', 'name']],
];
