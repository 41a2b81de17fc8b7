export const MAP_LOCALE = {
  'AttributionControl.ToggleAttribution': 'Harita kaynaklarını göster',
  'AttributionControl.MapFeedback': 'Harita hakkında bildirim',
  'LogoControl.Title': 'MapLibre',
  'Map.Title': 'Harita. Ok tuşlarıyla kaydır, artı ve eksiyle yakınlaştır.',
  'Marker.Title': 'Harita işareti',
  'Popup.Close': 'Kapat',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
};

const link = (url: string, text: string) => `<a href="${url}" target="_blank" rel="noopener">${text}</a>`;

/** Required by the Open Database Licence. */
const ROADS_ATTRIBUTION = link('https://www.openstreetmap.org/copyright', '© OpenStreetMap katkıcıları');

/** GSHHG and OpenStreetMap require it. */
export const GROUND_ATTRIBUTION = [
  link('https://www.soest.hawaii.edu/pwessel/gshhg/', 'Kıyılar: GSHHG (LGPL)'),
  'Natural Earth · GeoNames',
  ROADS_ATTRIBUTION,
].join(' · ');

/** Required for tiles of Protomaps. */
export const STREETS_ATTRIBUTION = `${link('https://protomaps.com', 'Protomaps')} ${ROADS_ATTRIBUTION}`;

/** Required by OpenFreeMap. */
export const OPEN_STYLE_ATTRIBUTION = [
  link('https://openfreemap.org', 'OpenFreeMap'),
  link('https://www.openmaptiles.org/', '© OpenMapTiles'),
  ROADS_ATTRIBUTION,
].join(' ');
