import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { START } from '../map-engine.js';

/** Same view as MapLibre's minimum zoom of 4. */
const MIN_ZOOM = 5;

export function googleMapOptions(theme: ThemeMode): google.maps.MapOptions {
  return {
    center: { lat: START.latitude, lng: START.longitude },
    zoom: START.zoom,
    minZoom: MIN_ZOOM,
    disableDefaultUI: true,
    scaleControl: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    ...themeOptions(theme),
  };
}

export function themeOptions(theme: ThemeMode): google.maps.MapOptions {
  const colours = MAP_COLOURS[theme];
  return { backgroundColor: colours.sea, styles: mapStyles(theme) };
}

function mapStyles(theme: ThemeMode): google.maps.MapTypeStyle[] {
  const colours = MAP_COLOURS[theme];
  const paint = (featureType: string, elementType: string, colour: string) => ({
    featureType,
    elementType,
    stylers: [{ color: colour }],
  });
  const hide = (featureType: string, elementType = 'all') => ({
    featureType,
    elementType,
    stylers: [{ visibility: 'off' }],
  });
  return [
    paint('all', 'labels.text.fill', colours.label),
    paint('all', 'labels.text.stroke', colours.labelHalo),
    paint('landscape', 'geometry', colours.turkiye),
    paint('landscape.man_made', 'geometry', colours.settled),
    paint('water', 'geometry', colours.sea),
    paint('road', 'geometry.fill', colours.road),
    paint('road', 'geometry.stroke', colours.settled),
    paint('administrative', 'geometry.stroke', colours.border),
    hide('poi'),
    hide('transit', 'labels'),
    hide('all', 'labels.icon'),
  ];
}
