import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { type BaseMapAddress, type BaseMapStyle, loadBaseMapStyle } from './base-map-style.js';

const DIM_LAYER = 'base-map-dim';

/** Delay after the first failure, ms; it doubles with each one. */
const RETRY_FIRST_MS = 10_000;
const RETRY_MAX_MS = 300_000;

/**
 * An online vector style between the built-in map and the markers. The built-in map stays visible
 * until the style is completely drawn, and while it fails to load.
 */
export class OnlineBaseMap {
  private requested: BaseMapAddress | null = null;
  private current: (BaseMapStyle & { url: string }) | null = null;
  private isDrawn = false;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly map: MapLibreMap,
    /** The built-in layers to hide, and the lowest layer to keep above. */
    private readonly neighbours: { below: readonly string[]; above: string },
    /** Called for the first failure, not for those of the retries. */
    private readonly onUnavailable: (cause: unknown) => void,
  ) {
    map.on('error', (event) => {
      if ('sourceId' in event && this.isOwnSource(String(event.sourceId)) && !this.isDrawn)
        this.fail(event.error);
    });
  }

  async show(address: BaseMapAddress): Promise<void> {
    clearTimeout(this.retry);
    this.requested = address;
    if (this.isDrawn && this.current?.url === address.url) {
      this.setBuiltIn('none');
      this.setDimmed(address.dimmed);
      return;
    }
    this.remove();
    try {
      const style = await loadBaseMapStyle(address.url);
      if (this.requested === address) this.add({ ...style, url: address.url }, address.dimmed);
    } catch (cause) {
      if (this.requested === address) this.fail(cause);
    }
  }

  stop(): void {
    clearTimeout(this.retry);
    this.requested = null;
  }

  get isShown(): boolean {
    return this.isDrawn;
  }

  private add(style: BaseMapStyle & { url: string }, dimmed: boolean): void {
    this.current = style;
    if (style.sprite) this.map.setSprite(style.sprite);
    for (const [id, source] of Object.entries(style.sources)) this.map.addSource(id, source);
    for (const layer of style.layers) this.map.addLayer(hideBackground(layer), this.neighbours.above);
    this.setDimmed(dimmed);
    this.map.once('idle', () => {
      if (this.current === style) this.reveal(style);
    });
  }

  private reveal(style: BaseMapStyle): void {
    this.isDrawn = true;
    this.failures = 0;
    for (const layer of style.layers)
      if (layer.type === 'background')
        this.map.setPaintProperty(layer.id, 'background-opacity', layer.paint?.['background-opacity'] ?? 1);
    this.setBuiltIn('none');
  }

  private fail(cause: unknown): void {
    const address = this.requested;
    if (address === null) return;
    this.remove();
    const delay = Math.min(RETRY_FIRST_MS * 2 ** this.failures, RETRY_MAX_MS);
    this.retry = setTimeout(() => void this.show(address), delay);
    this.failures += 1;
    if (this.failures === 1) this.onUnavailable(cause);
  }

  private remove(): void {
    this.isDrawn = false;
    if (!this.current) return;
    this.setBuiltIn('visible');
    const { layers, sources } = this.current;
    this.current = null;
    this.setDimmed(false);
    for (const { id } of layers) if (this.map.getLayer(id)) this.map.removeLayer(id);
    for (const id of Object.keys(sources)) if (this.map.getSource(id)) this.map.removeSource(id);
  }

  private setDimmed(dimmed: boolean): void {
    if (this.map.getLayer(DIM_LAYER)) this.map.removeLayer(DIM_LAYER);
    if (dimmed) this.map.addLayer(dimLayer, this.neighbours.above);
  }

  private setBuiltIn(visibility: 'visible' | 'none'): void {
    for (const id of this.neighbours.below)
      if (this.map.getLayer(id)) this.map.setLayoutProperty(id, 'visibility', visibility);
  }

  private isOwnSource(sourceId: string): boolean {
    return this.current !== null && sourceId in this.current.sources;
  }
}

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
