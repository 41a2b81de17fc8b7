import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { type BaseMapAddress, type BaseMapStyle, loadBaseMapStyle } from './base-map-style.js';
import { GROUND_SOURCE } from './ground-layers.js';
import { FailedTiles, isTileFailure, retryDelay } from './failed-tiles.js';

const DIM_LAYER = 'base-map-dim';

type OnlineStyle = BaseMapStyle & { url: string };

interface OnlineBaseMapEvents {
  /** Called for the first failure of the style, not for those of the retries. */
  onUnavailable: (cause: unknown) => void;
  /** Called when `isShown` has changed. */
  onChange: () => void;
}

/**
 * An online vector style between the built-in map and the markers. The built-in map is visible as
 * long as a tile of the view or the style itself is missing; both are requested again.
 */
export class OnlineBaseMap {
  private requested: BaseMapAddress | null = null;
  /** Covers the built-in map, also while the style of another theme is drawn above it. */
  private shown: OnlineStyle | null = null;
  private incomplete: OnlineStyle | null = null;
  private readonly failedTiles: FailedTiles;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly map: MapLibreMap,
    /** The built-in layers to hide, and the lowest layer to keep above. */
    private readonly neighbours: { below: readonly string[]; above: string },
    private readonly events: OnlineBaseMapEvents,
  ) {
    this.failedTiles = new FailedTiles(map);
    map.on('idle', () => this.complete());
  }

  async show(address: BaseMapAddress): Promise<void> {
    clearTimeout(this.retry);
    this.requested = address;
    this.setBuiltIn(this.isShown ? 'none' : 'visible');
    if (this.shown?.url === address.url) this.remove(this.incomplete);
    if ((this.incomplete ?? this.shown)?.url === address.url) {
      this.setDimmed(address.dimmed);
      this.failedTiles.retry();
      return;
    }
    try {
      const style = await loadBaseMapStyle(address.url);
      if (this.requested === address) this.add(withUrl(style, address.url), address.dimmed);
    } catch (cause) {
      if (this.requested === address) this.fail(cause);
    }
  }

  stop(): void {
    clearTimeout(this.retry);
    this.failedTiles.stop();
    this.requested = null;
  }

  get isShown(): boolean {
    return this.shown !== null;
  }

  /** Returns whether the error of the map is handled here. */
  handleError(event: { error: unknown }): boolean {
    if (isTileFailure(event)) {
      this.failedTiles.add(event);
      if (this.incomplete === null && isOwnSource(this.shown, event.sourceId)) this.uncover();
      return true;
    }
    const sourceId = 'sourceId' in event ? String(event.sourceId) : null;
    if (sourceId === GROUND_SOURCE) this.failedTiles.addSource(sourceId);
    else if (sourceId !== null && isOwnSource(this.incomplete, sourceId)) this.fail(event.error);
    else return false;
    return true;
  }

  private add(style: OnlineStyle, dimmed: boolean): void {
    this.remove(this.incomplete);
    this.incomplete = style;
    if (style.sprite) this.map.setSprite(style.sprite);
    for (const [id, source] of Object.entries(style.sources)) this.map.addSource(id, source);
    for (const layer of style.layers) this.map.addLayer(hideBackground(layer), this.neighbours.above);
    this.setDimmed(dimmed);
  }

  private complete(): void {
    const style = this.incomplete;
    if (style === null || this.failedTiles.isMissing(Object.keys(style.sources))) return;
    this.remove(this.shown);
    this.incomplete = null;
    this.shown = style;
    this.failures = 0;
    for (const layer of style.layers)
      if (layer.type === 'background')
        this.map.setPaintProperty(layer.id, 'background-opacity', layer.paint?.['background-opacity'] ?? 1);
    this.setBuiltIn('none');
    this.events.onChange();
  }

  /** Shows the built-in map where tiles of the style are missing. */
  private uncover(): void {
    this.incomplete = this.shown;
    this.shown = null;
    for (const layer of this.incomplete?.layers ?? [])
      if (layer.type === 'background') this.map.setPaintProperty(layer.id, 'background-opacity', 0);
    this.setBuiltIn('visible');
    this.events.onChange();
  }

  private fail(cause: unknown): void {
    const address = this.requested;
    if (address === null) return;
    this.remove(this.incomplete);
    this.remove(this.shown);
    this.setDimmed(false);
    this.setBuiltIn('visible');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.show(address), retryDelay(this.failures));
    this.failures += 1;
    if (this.failures === 1) this.events.onUnavailable(cause);
    this.events.onChange();
  }

  private remove(style: OnlineStyle | null): void {
    if (style === null) return;
    if (this.incomplete === style) this.incomplete = null;
    if (this.shown === style) this.shown = null;
    for (const { id } of style.layers) if (this.map.getLayer(id)) this.map.removeLayer(id);
    for (const id of Object.keys(style.sources)) if (this.map.getSource(id)) this.map.removeSource(id);
  }

  private setDimmed(dimmed: boolean): void {
    if (this.map.getLayer(DIM_LAYER)) this.map.removeLayer(DIM_LAYER);
    if (dimmed) this.map.addLayer(dimLayer, this.neighbours.above);
  }

  private setBuiltIn(visibility: 'visible' | 'none'): void {
    for (const id of this.neighbours.below)
      if (this.map.getLayer(id)) this.map.setLayoutProperty(id, 'visibility', visibility);
  }
}

/** The styles of both themes are in the map while one of them loads, so their names must differ. */
function withUrl({ sources, layers, sprite }: BaseMapStyle, url: string): OnlineStyle {
  const name = (id: string) => `${id}|${url}`;
  return {
    url,
    sprite,
    sources: Object.fromEntries(Object.entries(sources).map(([id, source]) => [name(id), source])),
    layers: layers.map((layer) =>
      layer.type === 'background'
        ? { ...layer, id: name(layer.id) }
        : { ...layer, id: name(layer.id), source: name(layer.source) },
    ),
  };
}

const isOwnSource = (style: OnlineStyle | null, sourceId: string): boolean =>
  style !== null && sourceId in style.sources;

/** An opaque background would hide the built-in map before the tiles are loaded. */
function hideBackground(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'background') return layer;
  return { ...layer, paint: { ...layer.paint, 'background-opacity': 0 } };
}

const dimLayer: LayerSpecification = {
  id: DIM_LAYER,
  type: 'background',
  paint: { 'background-color': MAP_COLOURS.dark.dim },
};
