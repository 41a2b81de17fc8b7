import { COLOURS } from '../../../shared/theme/tokens.js';

/** The colours of the ground that the markers stand on. */
export interface MapPalette {
  sea: string;
  land: string;
  turkiye: string;
  coast: string;
  border: string;
  grid: string;
  label: string;
  labelMuted: string;
  labelHalo: string;
  dot: string;
  brand: string;
  surface: string;
  text: string;
  own: string;
}

/** Both looks of the map; greys with a hint of green, the brand's turquoise along the coast (look.md). */
export const MAP_PALETTES: Record<'light' | 'dark', MapPalette> = {
  light: {
    sea: '#cde4e6',
    land: '#e9efed',
    turkiye: '#f8faf8',
    coast: '#8fc1c3',
    border: '#a9b8b4',
    grid: 'rgba(11, 122, 128, 0.13)',
    label: '#2c3d39',
    labelMuted: '#6b7c78',
    labelHalo: '#f8faf8',
    dot: '#80928d',
    brand: COLOURS.light.brand,
    surface: COLOURS.light.surface,
    text: COLOURS.light.text,
    own: '#1a73e8',
  },
  dark: {
    sea: COLOURS.dark.ground,
    land: '#142023',
    turkiye: '#1a282b',
    coast: '#245a5b',
    border: '#3f555a',
    grid: 'rgba(57, 198, 192, 0.09)',
    label: '#c3d4d0',
    labelMuted: '#8299a0',
    labelHalo: '#142023',
    dot: '#6f8783',
    brand: COLOURS.dark.brand,
    surface: COLOURS.dark.surface,
    text: COLOURS.dark.text,
    own: '#4c9bff',
  },
};
