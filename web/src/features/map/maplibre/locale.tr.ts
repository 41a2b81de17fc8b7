export const MAP_LOCALE = {
  'AttributionControl.ToggleAttribution': 'Harita kaynaklarını göster',
  'AttributionControl.MapFeedback': 'Harita hakkında bildirim',
  'LogoControl.Title': 'MapLibre',
  'Map.Title': 'Harita. Ok tuşlarıyla kaydır, artı ve eksiyle yakınlaştır.',
  'Marker.Title': 'Harita işareti',
  'NavigationControl.ResetBearing': 'Kuzeye çevir',
  'NavigationControl.ZoomIn': 'Yakınlaştır',
  'NavigationControl.ZoomOut': 'Uzaklaştır',
  'Popup.Close': 'Kapat',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
};

export const MAP_ATTRIBUTION = 'Harita verisi: Natural Earth · GeoNames';

/** Required by the Open Database Licence. */
export const ROADS_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap katkıcıları</a>';
