import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { GeoJSONSource, type LayerSpecification, type Map as MapLibreMap } from 'maplibre-gl';
import type { Feature } from 'geojson';
import type { MapFocus, MapProvider, OwnPosition } from '../../../shared/map/map-types.js';
import { graticule } from '../graticule.js';
import { trackHeadings, type Headings } from '../headings.js';
import type { MapEngine, MapEngineEvents, MapEngineStart, RenderedProvider } from '../map-engine.js';
import { buildProviderFeatures, collectionOf, type ProviderFeature } from '../provider-features.js';
import { baseLayers } from './base-layers.js';
import { restyleLayers } from './restyle-layers.js';
import { listenForClicks } from './map-clicks.js';
import { resolveMapImages } from './map-images.js';
import { MAP_PALETTES } from './map-palette.js';
import { createMap } from './maplibre-map.js';
import { MarkerMotion } from './marker-motion.js';
import { offlineStyle } from './offline-style.js';
import { ownPositionFeatures, ownPositionLayers } from './own-position-layers.js';
import { loadPlaceFeatures } from './place-features.js';
import { providerLayers, providersSource } from './provider-layers.js';
import { renderedProviders } from './rendered-providers.js';
import { viewportOf } from './viewport.js';

/** MapLibre GL behind the engine interface. */
export class MapLibreEngine implements MapEngine {
  private readonly map: MapLibreMap;
  private readonly motion: MarkerMotion;
  private readonly events: MapEngineEvents;
  private theme: 'light' | 'dark';
  private features: ReadonlyMap<number, ProviderFeature> = new Map();
  private headings: Headings = new Map();
  private marked: { selectedId: number | null; highlightedId: number | null } = {
    selectedId: null,
    highlightedId: null,
  };
  private ownPosition: OwnPosition | null = null;

  constructor({ container, theme, events }: MapEngineStart, styleUrl: string | null) {
    this.theme = theme;
    this.events = events;
    this.map = createMap(container, theme, styleUrl);
    this.motion = new MarkerMotion(
      () => this.source('providers'),
      () => this.drawMarked(),
    );
    resolveMapImages(this.map);
    this.map.on('style.load', () => this.fillStyle());
    this.map.on('moveend', () => this.afterMove());
    this.map.on('idle', () => events.onReady());
    this.map.on('webglcontextlost', () => events.onFailure(new Error('WebGL context lost')));
    this.map.on('error', ({ error }) => this.afterError(error, styleUrl));
    listenForClicks(this.map, (id) => events.onSelect(id));
  }

  setProviders(providers: readonly MapProvider[], serviceType: ServiceTypeFilter, now: number): void {
    this.headings = trackHeadings(this.headings, providers);
    const features = buildProviderFeatures(providers, { serviceType, headings: this.headings, now });
    this.features = new Map(features.map((feature) => [feature.id, feature]));
    this.drawProviders(true);
  }

  setMarked(selectedId: number | null, highlightedId: number | null): void {
    this.marked = { selectedId, highlightedId };
    this.drawMarked();
  }

  setOwnPosition(position: OwnPosition | null): void {
    this.ownPosition = position;
    this.draw('own', ownPositionFeatures(position));
  }

  setTheme(theme: 'light' | 'dark'): void {
    if (theme === this.theme) return;
    this.theme = theme;
    restyleLayers(this.map, [...baseLayers(MAP_PALETTES[theme]), ...this.overlays()]);
  }

  moveTo({ latitude, longitude, zoom }: MapFocus): void {
    const camera = { center: [longitude, latitude] as [number, number], zoom };
    if (this.map.getBounds().contains(camera.center)) this.map.easeTo({ ...camera, duration: 250 });
    else this.map.jumpTo(camera);
  }

  project(latitude: number, longitude: number): { x: number; y: number } {
    const { x, y } = this.map.project([longitude, latitude]);
    return { x, y };
  }

  renderedProviders(): RenderedProvider[] {
    return renderedProviders(this.map);
  }

  destroy(): void {
    this.motion.stop();
    this.map.remove();
  }

  /** Lays the product's own sources and layers over a style that has just come in. */
  private fillStyle(): void {
    this.map.addSource('own', { type: 'geojson', data: collectionOf([]) });
    this.map.addSource('providers', providersSource());
    this.map.addSource('marked', { type: 'geojson', data: collectionOf([]) });
    for (const layer of this.overlays()) this.map.addLayer(layer);
    this.draw('own', ownPositionFeatures(this.ownPosition));
    this.drawProviders(false);
    this.afterMove();
    if (this.map.getSource('places')) this.drawPlaces().catch(reportError);
  }

  private overlays(): LayerSpecification[] {
    const palette = MAP_PALETTES[this.theme];
    return [...ownPositionLayers(palette), ...providerLayers(palette, this.theme)];
  }

  private async drawPlaces(): Promise<void> {
    this.draw('places', await loadPlaceFeatures());
  }

  private drawProviders(mayGlide: boolean): void {
    const still = !mayGlide || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.motion.show([...this.features.values()], still ? null : viewportOf(this.map).bbox);
  }

  private drawMarked(): void {
    const { selectedId, highlightedId } = this.marked;
    const ids = highlightedId === selectedId ? [selectedId] : [highlightedId, selectedId];
    const features = ids.flatMap((id) => {
      const feature = id === null ? undefined : this.features.get(id);
      if (!feature) return [];
      const placed = this.motion.placed(feature);
      return [{ ...placed, properties: { ...placed.properties, selected: id === selectedId } }];
    });
    this.draw('marked', features);
  }

  private afterMove(): void {
    const viewport = viewportOf(this.map);
    const lines = graticule(viewport.bbox, viewport.zoom);
    this.draw('grid', [{ type: 'Feature', properties: {}, geometry: lines }]);
    this.events.onViewChange(viewport);
  }

  /** A foreign style that cannot be had gives way to the built-in one; other errors are only told. */
  private afterError(error: { message: string }, styleUrl: string | null): void {
    reportError(error);
    if (styleUrl && !this.source('providers')) this.map.setStyle(offlineStyle(this.theme));
  }

  private draw(source: string, features: Feature[]): void {
    void this.source(source)?.setData(collectionOf(features));
  }

  private source(id: string): GeoJSONSource | undefined {
    const source = this.map.getSource(id);
    return source instanceof GeoJSONSource ? source : undefined;
  }
}
