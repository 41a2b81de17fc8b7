/** A canvas that moves with the map; larger than the map, so that short pans need no repaint. */
export interface CanvasLayer {
  redraw(): void;
  /** Repaints when the edge of the canvas comes close to the edge of the map. */
  follow(): void;
  remove(): void;
}

/** Size of the canvas relative to the map, in each direction. */
const OVERSIZE = 1.6;
/** Share of the spare margin after which a pan repaints. */
const SPARE_USED = 0.6;

/** `paint` draws in px, with the origin in the upper left corner of the canvas. */
export function addCanvasLayer(
  map: google.maps.Map,
  paint: (context: CanvasRenderingContext2D, size: { width: number; height: number }) => void,
): CanvasLayer {
  const canvas = document.createElement('canvas');
  canvas.style.position = 'absolute';
  let paintedCentre: google.maps.LatLng | null = null;

  const paintAt = (centre: google.maps.LatLng, overlay: google.maps.OverlayView) => {
    const middle = overlay.getProjection().fromLatLngToDivPixel(centre);
    const { clientWidth, clientHeight } = map.getDiv();
    const size = { width: clientWidth * OVERSIZE, height: clientHeight * OVERSIZE };
    const density = window.devicePixelRatio;
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    canvas.style.width = `${size.width}px`;
    canvas.style.height = `${size.height}px`;
    canvas.style.left = `${(middle?.x ?? 0) - size.width / 2}px`;
    canvas.style.top = `${(middle?.y ?? 0) - size.height / 2}px`;
    const context = canvas.getContext('2d');
    context?.scale(density, density);
    if (context) paint(context, size);
    paintedCentre = centre;
  };

  class Layer extends google.maps.OverlayView {
    override onAdd() {
      this.getPanes()?.overlayLayer.append(canvas);
    }
    override draw() {
      const centre = map.getCenter();
      if (centre) paintAt(centre, this);
    }
    override onRemove() {
      canvas.remove();
    }
  }
  const layer = new Layer();
  layer.setMap(map);

  const redrawIfAttached = () => {
    if (canvas.isConnected) layer.draw();
  };
  return {
    redraw: redrawIfAttached,
    follow: () => {
      const [from, to] = [paintedCentre, map.getCenter()].map((each) =>
        each ? layer.getProjection()?.fromLatLngToDivPixel(each) : null,
      );
      if (!from || !to) return;
      const { clientWidth, clientHeight } = map.getDiv();
      const reach = ((OVERSIZE - 1) / 2) * SPARE_USED;
      if (Math.abs(from.x - to.x) > clientWidth * reach || Math.abs(from.y - to.y) > clientHeight * reach)
        redrawIfAttached();
    },
    remove: () => layer.setMap(null),
  };
}
