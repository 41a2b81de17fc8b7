import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { z } from 'zod';
import { MAP_FONT } from './offline-style.js';

/**
 * Open, keyless vector styles of OpenFreeMap: calm grounds, their sources name their own
 * attribution.
 */
const OPEN_STYLES = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** Where an operator's address has the theme's name; a browser may have encoded the braces. */
const THEME_PLACE = /\{theme\}|%7Btheme%7D/i;

/** A vector style, and whether it must be dimmed to suit the theme. */
export interface GroundAddress {
  url: string;
  dimmed: boolean;
}

/**
 * Which vector style to show: the operator's, or the open one. One bright style for both themes is
 * dimmed in the dark.
 */
export function groundAddress(styleUrl: string | null, theme: 'light' | 'dark'): GroundAddress {
  if (styleUrl === null) return { url: OPEN_STYLES[theme], dimmed: false };
  const isThemed = THEME_PLACE.test(styleUrl);
  return { url: styleUrl.replace(THEME_PLACE, theme), dimmed: !isThemed && theme === 'dark' };
}

/** A style that does not come within this time is away, ms. */
const STYLE_TIMEOUT_MS = 5_000;
/** Before the name of everything that a foreign style brings, so that it meets nothing of ours. */
const PREFIX = 'ground:';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What of a foreign style document is looked at; MapLibre checks the rest when it takes it. */
const StyleFile = z.object({
  version: z.literal(8),
  sources: z.record(z.string(), z.custom<SourceSpecification>(isObject)),
  layers: z.array(z.custom<LayerSpecification>(isObject)).min(1),
  sprite: z.custom<StyleSpecification['sprite']>().optional(),
});
type StyleFile = z.infer<typeof StyleFile>;

/** A foreign style made ready to lie under the product's own layers. */
export interface GroundStyle {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  sprite: string | null;
}

/** Fetches a style; fails when it does not come in time or is none. */
export async function loadGroundStyle(url: string): Promise<GroundStyle> {
  const response = await fetch(url, { signal: AbortSignal.timeout(STYLE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return adaptStyle(StyleFile.parse(await response.json()));
}

/**
 * Names get a prefix and points of interest go (spec 2); words are Turkish where they can be, in
 * the product's typeface.
 */
export function adaptStyle({ sources, layers, sprite }: StyleFile): GroundStyle {
  return {
    sources: Object.fromEntries(Object.entries(sources).map(([id, source]) => [PREFIX + id, source])),
    layers: layers.filter((layer) => !showsPointsOfInterest(layer)).map(adaptLayer),
    sprite: typeof sprite === 'string' ? sprite : null,
  };
}

function showsPointsOfInterest(layer: LayerSpecification): boolean {
  if ('source-layer' in layer && layer['source-layer'] === 'poi') return true;
  return /(^|[-_])poi([-_]|$)/i.test(layer.id);
}

function adaptLayer(layer: LayerSpecification): LayerSpecification {
  const id = PREFIX + layer.id;
  if (layer.type === 'background') return { ...layer, id };
  const source = PREFIX + layer.source;
  if (layer.type !== 'symbol') return { ...layer, id, source };
  const field = layer.layout?.['text-field'];
  if (field === undefined) return { ...layer, id, source };
  const isName = JSON.stringify(field).includes('name');
  const layout = {
    ...layer.layout,
    'text-font': MAP_FONT,
    ...(isName && { 'text-field': turkishName }),
  };
  return { ...layer, id, source, layout };
}

const turkishName: ['coalesce', ...['get', string][]] = [
  'coalesce',
  ['get', 'name:tr'],
  ['get', 'name:latin'],
  ['get', 'name'],
];
