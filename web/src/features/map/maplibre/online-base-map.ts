import type { LayerSpecification, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { type BaseMapAddress, type BaseMapStyle, loadBaseMapStyle } from './base-map-style.js';
import { GROUND_SOURCE } from './ground-layers.js';

const DIM_LAYER = 'base-map-dim';

const BACKOFF = { firstMs: 2_000, maxMs: 300_000, jitter: 0 };

/** If no tile arrives for this time, ms, all requested tiles count as late. */
const TILE_TIMEOUT_MS = 10_000;

type TileId = Record<'x' | 'y' | 'z', number>;

interface MapError {
  error: unknown;
  sourceId?: string;
  tile?: { tileID: { canonical: TileId } };
}

interface OnlineBaseMapEvents {
  /** Called for the first failure of the style, not for failed retries. */
  onUnavailable: (cause: unknown) => void;
  onChange: () => void;
}

/**
 * An online vector style between the built-in map and the markers. The built-in map is visible as
 * long as a tile of the view or the style itself is missing; both are requested again.
 */
export class OnlineBaseMap {
  private requested: BaseMapAddress | null = null;
  /**
   * The style that hides the built-in map. It stays while the style of another theme loads above
   * it.
   */
  private shown: BaseMapStyle | null = null;
  private incomplete: BaseMapStyle | null = null;
  private isUnavailable = false;
  /**
   * Missing tiles by source; empty if the whole source is missing. MapLibre skips tiles that left
   * the view.
   */
  private missing = new Map<string, TileId[]>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private arrival: ReturnType<typeof setTimeout> | undefined;
  private isLate = false;

  constructor(
    private readonly map: MapLibreMap,
    /**
     * `builtIn` are the layers to hide while a style is shown. A style is inserted before
     * `insertBefore`.
     */
    private readonly layers: { builtIn: readonly string[]; insertBefore: string },
    private readonly events: OnlineBaseMapEvents,
  ) {
    map.on('idle', () => this.complete());
    map.on('moveend', () => this.awaitTiles());
    map.on('sourcedata', () => this.awaitTiles());
  }

  async show(address: BaseMapAddress): Promise<void> {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.requested = address;
    this.requestMissing();
    this.setBuiltIn(this.isShown ? 'none' : 'visible');
    // Removing a style ends its requests.
    if (this.isLate || this.shown?.url === address.url) this.remove(this.incomplete);
    if ((this.incomplete ?? this.shown)?.url === address.url) {
      this.setDimmed(address.isDimmed);
      return;
    }
    try {
      const style = await loadBaseMapStyle(address.url);
      if (this.requested === address) this.add(style, address.isDimmed);
    } catch (cause) {
      if (this.requested === address) this.fail(cause);
    }
  }

  stop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.arrival);
    this.requested = null;
  }

  get isShown(): boolean {
    return this.shown !== null;
  }

  /** Returns whether the error of the map is handled here. */
  handleError({ error, sourceId = '', tile }: MapError): boolean {
    if (tile) {
      this.addMissing(sourceId, tile.tileID.canonical);
      if (this.shown?.sources[sourceId]) this.uncover();
    } else if (sourceId === GROUND_SOURCE) this.addMissing(sourceId);
    else if (this.incomplete?.sources[sourceId]) this.fail(error);
    else return false;
    return true;
  }

  private add(style: BaseMapStyle, isDimmed: boolean): void {
    this.remove(this.incomplete);
    this.incomplete = style;
    if (style.sprite) this.map.setSprite(style.sprite);
    for (const [id, source] of Object.entries(style.sources)) this.map.addSource(id, source);
    for (const layer of style.layers) this.map.addLayer(layer, this.layers.insertBefore);
    this.setDimmed(isDimmed);
  }

  private complete(): void {
    const style = this.incomplete;
    if (style && !Object.keys(style.sources).some((id) => this.missing.has(id))) {
      this.remove(this.shown);
      this.incomplete = null;
      this.shown = style;
      this.isUnavailable = false;
      this.setBackground(style, 1);
      this.setBuiltIn('none');
      this.events.onChange();
    }
    if (this.isShown && this.missing.size === 0) this.failures = 0;
  }

  /** MapLibre does not report tiles that never arrive, so they need a timeout. */
  private awaitTiles(): void {
    clearTimeout(this.arrival);
    this.arrival = setTimeout(() => {
      const style = this.incomplete ?? this.shown;
      this.isLate = Object.keys(style?.sources ?? {}).some((id) => !this.map.isSourceLoaded(id));
      if (this.isLate) this.uncover();
    }, TILE_TIMEOUT_MS);
  }

  /** Shows the built-in map where tiles of the style are missing. */
  private uncover(): void {
    if (this.shown === null || this.incomplete !== null) return;
    this.incomplete = this.shown;
    this.shown = null;
    this.setBackground(this.incomplete, 0);
    this.setBuiltIn('visible');
    this.events.onChange();
  }

  private fail(cause: unknown): void {
    this.remove(this.incomplete);
    this.remove(this.shown);
    this.setDimmed(false);
    this.setBuiltIn('visible');
    this.retrySoon();
    if (!this.isUnavailable) this.events.onUnavailable(cause);
    this.isUnavailable = true;
    this.events.onChange();
  }

  /** Records missing tiles. MapLibre retries a failed tile only after it has left the map. */
  private addMissing(sourceId: string, ...tiles: TileId[]): void {
    this.missing.set(sourceId, [...(this.missing.get(sourceId) ?? []), ...tiles]);
    this.retrySoon();
  }

  private requestMissing(): void {
    const { missing } = this;
    this.missing = new Map();
    for (const [sourceId, tiles] of missing) {
      const source = this.map.getSource<VectorTileSource>(sourceId);
      if (source && tiles.length > 0) this.map.refreshTiles(sourceId, tiles);
      else void source?.load();
    }
  }

  private retrySoon(): void {
    const { requested } = this;
    if (requested === null || this.retry !== undefined) return;
    this.failures += 1;
    this.retry = setTimeout(() => void this.show({ ...requested }), backoffDelay(this.failures, BACKOFF));
  }

  private remove(style: BaseMapStyle | null): void {
    if (style === null) return;
    if (this.incomplete === style) this.incomplete = null;
    if (this.shown === style) this.shown = null;
    for (const { id } of style.layers) if (this.map.getLayer(id)) this.map.removeLayer(id);
    for (const id of Object.keys(style.sources)) if (this.map.getSource(id)) this.map.removeSource(id);
  }

  private setBackground({ layers }: BaseMapStyle, opacity: number): void {
    for (const { id, type } of layers)
      if (type === 'background') this.map.setPaintProperty(id, 'background-opacity', opacity);
  }

  private setDimmed(isDimmed: boolean): void {
    if (this.map.getLayer(DIM_LAYER)) this.map.removeLayer(DIM_LAYER);
    if (isDimmed) this.map.addLayer(dimLayer, this.layers.insertBefore);
  }

  private setBuiltIn(visibility: 'visible' | 'none'): void {
    for (const id of this.layers.builtIn)
      if (this.map.getLayer(id)) this.map.setLayoutProperty(id, 'visibility', visibility);
  }
}

const dimLayer: LayerSpecification = {
  id: DIM_LAYER,
  type: 'background',
  paint: { 'background-color': MAP_COLOURS.dark.dim },
};
