import type { Map as MapLibreMap } from 'maplibre-gl';
import type { FlatView } from '../flat-view.js';
import { googleZoom } from './maplibre-map.js';

/** A moving map counts as painting the markers if its last frame is at most this old, ms. */
const PAINTED_BY_MAP_MS = 40;

/** A canvas above the map, repainted with each frame of the map. */
export class MarkerOverlay {
  private readonly canvas = document.createElement('canvas');
  private paintedAt = 0;
  private size = { width: 0, height: 0 };

  constructor(
    private readonly map: MapLibreMap,
    private readonly paintMarkers: (context: CanvasRenderingContext2D, view: FlatView) => void,
  ) {
    this.canvas.className = 'map-view-markers';
    map.getCanvasContainer().append(this.canvas);
    map.on('render', () => this.paint());
    map.on('resize', () => this.measure());
    this.measure();
  }

  view(): FlatView {
    const { lat, lng } = this.map.getCenter();
    const zoom = googleZoom(this.map.getZoom());
    return { centre: { latitude: lat, longitude: lng }, zoom, ...this.size };
  }

  /** Called on resize, not in each frame: reading an element's size needs a layout. */
  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.map.getContainer();
    this.size = { width, height };
  }

  /** Paints, unless the next frame of a moving map does; then calls `later`. */
  repaint(later: () => void): void {
    if (this.map.isMoving() && performance.now() - this.paintedAt < PAINTED_BY_MAP_MS) later();
    else this.paint();
  }

  private paint(): void {
    const view = this.view();
    const density = window.devicePixelRatio;
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
    const context = this.canvas.getContext('2d');
    if (!context) return;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    this.paintMarkers(context, view);
    this.paintedAt = performance.now();
  }
}
