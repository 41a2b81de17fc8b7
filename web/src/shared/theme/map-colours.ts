import { COLOURS, type ThemeMode } from './tokens.js';

export interface MapColours {
  sea: string;
  land: string;
  turkiye: string;
  settled: string;
  coast: string;
  border: string;
  label: string;
  labelMuted: string;
  labelHalo: string;
  dot: string;
  road: string;
  river: string;
  roadMain: string;
  roadOther: string;
  roadMainCasing: string;
  roadOtherCasing: string;
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
    sea: '#c6dee6',
    land: COLOURS.light.mapLand,
    turkiye: '#f4f0e5',
    settled: '#e6dfd1',
    coast: '#8db4c0',
    border: '#9d9486',
    label: '#2c3d39',
    labelMuted: '#6b7c78',
    labelHalo: '#f9f7f1',
    dot: '#80928d',
    road: '#ffffff',
    river: '#9fc6d4',
    roadMain: '#ffe2a6',
    roadOther: '#ffffff',
    roadMainCasing: '#d3ad66',
    roadOtherCasing: '#bbae97',
    province: '#cbc3b3',
    brand: COLOURS.light.brand,
    surface: COLOURS.light.surface,
    text: COLOURS.light.text,
    own: '#1a73e8',
    ownRim: '#ffffff',
    dim: 'transparent',
  },
  dark: {
    sea: COLOURS.dark.ground,
    land: COLOURS.dark.mapLand,
    turkiye: '#212a2c',
    settled: '#2d3739',
    coast: '#30626a',
    border: '#566a6e',
    label: '#c3d4d0',
    labelMuted: '#8299a0',
    labelHalo: '#142023',
    dot: '#6f8783',
    road: '#2c4044',
    river: '#2c5a66',
    roadMain: '#8d7d58',
    roadOther: '#4f5e62',
    roadMainCasing: '#5d533c',
    roadOtherCasing: '#3b474a',
    province: '#3b494c',
    brand: COLOURS.dark.brand,
    surface: COLOURS.dark.surface,
    text: COLOURS.dark.text,
    own: '#4c9bff',
    ownRim: '#ffffff',
    dim: 'rgba(8, 16, 18, 0.62)',
  },
};
