// Stands in for https://maps.googleapis.com/maps/api/js in tests, which have no network and no key:
// a bare Web Mercator map without tiles, and only what the product and @react-google-maps/api use
// of it. It is not the real service.
(() => {
  const WORLD_PX = 256;
  const northing = (lat) => 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  const latitude = (y) => (Math.atan(Math.sinh(2 * Math.PI * (0.5 - y))) * 180) / Math.PI;

  class LatLng {
    constructor(place, lng) {
      const given = typeof place === 'object' ? place : { lat: place, lng };
      const plain = (value) => (typeof value === 'function' ? value.call(given) : value);
      [this.north, this.east] = [plain(given.lat), plain(given.lng)];
    }
    lat = () => this.north;
    lng = () => this.east;
  }

  class MVCObject {
    listeners = new Map();
    addListener(name, listener) {
      if (!this.listeners.has(name)) this.listeners.set(name, new Set());
      this.listeners.get(name).add(listener);
      return { remove: () => this.listeners.get(name)?.delete(listener) };
    }
    tell(name, argument) {
      for (const listener of this.listeners.get(name) ?? []) listener.call(this, argument);
    }
  }

  class StandInMap extends MVCObject {
    constructor(div, options) {
      super();
      this.div = div;
      this.overlays = new Set();
      Object.assign(div.style, { position: 'relative', overflow: 'hidden', touchAction: 'none' });
      div.tabIndex = 0;
      div.setAttribute('role', 'region');
      div.setAttribute('aria-label', 'Harita');
      this.pane = document.createElement('div');
      Object.assign(this.pane.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
      div.append(this.pane);
      this.addNotices();
      this.setOptions(options);
      div.addEventListener('click', ({ clientX, clientY }) => {
        const { left, top } = div.getBoundingClientRect();
        this.tell('click', { latLng: this.placeAt(clientX - left, clientY - top) });
      });
    }

    /** Google's notices, which the app must not cover: logo, terms and scale. */
    addNotices() {
      for (const [name, side] of [
        ['logo', 'left'],
        ['terms', 'right'],
        ['scale', 'right'],
      ]) {
        const notice = document.createElement('span');
        notice.dataset.notice = notice.textContent = name;
        const style = { position: 'absolute', bottom: '0', font: '10px/14px sans-serif', [side]: '0' };
        if (name === 'scale') style.right = '60px';
        if (name === 'logo') style.lineHeight = '26px';
        Object.assign(notice.style, style);
        this.div.append(notice);
      }
    }

    setOptions(options) {
      const { center, zoom, styles, backgroundColor, draggableCursor } = options;
      if (backgroundColor) this.div.style.background = backgroundColor;
      if (styles) this.div.dataset.styles = JSON.stringify(styles);
      if (draggableCursor !== undefined) this.div.style.cursor = draggableCursor ?? 'grab';
      if (zoom !== undefined) this.zoom = zoom;
      if (center) this.center = this.origin = new LatLng(center);
      if (center || zoom !== undefined) this.afterZoom();
    }

    getDiv = () => this.div;
    getZoom = () => this.zoom;
    getCenter = () => this.center;

    setZoom(zoom) {
      this.zoom = zoom;
      this.origin = this.center;
      this.afterZoom();
    }
    setCenter(center) {
      this.center = new LatLng(center);
      this.afterPan();
    }
    panTo(center) {
      this.setCenter(center);
    }
    fitBounds({ west, south, east, north }) {
      const degrees = Math.max(east - west, north - south, 0.01);
      const px = Math.min(this.div.clientWidth, this.div.clientHeight) / 2;
      this.setZoom(Math.floor(Math.log2((360 / degrees) * (px / WORLD_PX))));
      this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
    }

    /** Pixels of the pane, which moves with the ground. */
    divPixel(place) {
      const scale = WORLD_PX * 2 ** this.zoom;
      return {
        x: ((place.lng() - this.origin.lng()) / 360) * scale + this.div.clientWidth / 2,
        y: (northing(place.lat()) - northing(this.origin.lat())) * scale + this.div.clientHeight / 2,
      };
    }
    placeAt(x, y) {
      const scale = WORLD_PX * 2 ** this.zoom;
      const { clientWidth, clientHeight } = this.div;
      return new LatLng({
        lat: latitude(northing(this.center.lat()) + (y - clientHeight / 2) / scale),
        lng: this.center.lng() + ((x - clientWidth / 2) / scale) * 360,
      });
    }

    afterPan() {
      const { x, y } = this.divPixel(this.center);
      this.pane.style.translate = `${this.div.clientWidth / 2 - x}px ${this.div.clientHeight / 2 - y}px`;
      this.tell('center_changed');
      this.tell('bounds_changed');
      this.idleSoon();
    }
    afterZoom() {
      this.pane.style.translate = '0 0';
      for (const overlay of this.overlays) overlay.draw();
      this.tell('zoom_changed');
      this.tell('bounds_changed');
      this.idleSoon();
    }
    idleSoon() {
      cancelAnimationFrame(this.idleFrame);
      this.idleFrame = requestAnimationFrame(() => this.tell('idle'));
    }
  }

  class OverlayView extends MVCObject {
    getPanes = () => ({ overlayLayer: this.map.pane, overlayMouseTarget: this.map.pane });
    getProjection = () => ({ fromLatLngToDivPixel: (place) => this.map.divPixel(place) });
    setMap(map) {
      if (!map) {
        this.map.overlays.delete(this);
        this.onRemove();
        return;
      }
      this.map = map;
      map.overlays.add(this);
      requestAnimationFrame(() => {
        this.onAdd();
        this.draw();
      });
    }
  }

  const event = {
    addListener: (target, name, listener) => target.addListener(name, listener),
    removeListener: (listener) => listener.remove(),
    clearInstanceListeners: (target) => target.listeners.clear(),
  };
  const maps = (window.google ??= {}).maps ?? {};
  const callback = new URL(document.currentScript.src).searchParams.get('callback') ?? '';
  const ready = callback.split('.').reduce((holder, name) => holder?.[name], window);
  Object.assign(maps, { Map: StandInMap, LatLng, MVCObject, OverlayView, event });
  maps.importLibrary = async () => maps; // the loader's own waits for the script, this one has it
  window.google.maps = maps;
  ready?.();
})();
