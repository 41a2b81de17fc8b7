import { COLOURS, type ThemeMode } from './tokens.js';

export interface MapColours {
  sea: string;
  land: string;
  turkiye: string;
  settled: string;
  coast: string;
  border: string;
  grid: string;
  label: string;
  labelMuted: string;
  labelHalo: string;
  dot: string;
  road: string;
  roadMain: string;
  roadOther: string;
  province: string;
  brand: string;
  surface: string;
  text: string;
  /** The dot of the own position, and its rim. */
  own: string;
  ownRim: string;
  /** Dims a bright third-party style in the dark theme. */
  dim: string;
}

export const MAP_COLOURS: Record<ThemeMode, MapColours> = {
  light: {
    sea: '#cde4e6',
    land: '#e9efed',
    turkiye: '#f8faf8',
    settled: '#e3e9e6',
    coast: '#8fc1c3',
    border: '#a9b8b4',
    grid: 'rgba(11, 122, 128, 0.13)',
    label: '#2c3d39',
    labelMuted: '#6b7c78',
    labelHalo: '#f8faf8',
    dot: '#80928d',
    road: '#ffffff',
    roadMain: '#a7bab3',
    roadOther: '#c6d3ce',
    province: '#c3cfcb',
    brand: COLOURS.light.brand,
    surface: COLOURS.light.surface,
    text: COLOURS.light.text,
    own: '#1a73e8',
    ownRim: '#ffffff',
    dim: 'transparent',
  },
  dark: {
    sea: COLOURS.dark.ground,
    land: '#142023',
    turkiye: '#1a282b',
    settled: '#223336',
    coast: '#245a5b',
    border: '#3f555a',
    grid: 'rgba(57, 198, 192, 0.09)',
    label: '#c3d4d0',
    labelMuted: '#8299a0',
    labelHalo: '#142023',
    dot: '#6f8783',
    road: '#2c4044',
    roadMain: '#4a676a',
    roadOther: '#334a4e',
    province: '#33484c',
    brand: COLOURS.dark.brand,
    surface: COLOURS.dark.surface,
    text: COLOURS.dark.text,
    own: '#4c9bff',
    ownRim: '#ffffff',
    dim: 'rgba(8, 16, 18, 0.62)',
  },
};
