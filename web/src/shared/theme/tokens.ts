export type ThemeMode = 'light' | 'dark';

/** The only place that defines colours. */
export const COLOURS = {
  light: {
    ground: '#f3f7f6',
    mapLand: '#e6e3da',
    surface: '#ffffff',
    surfaceRaised: '#ffffff',
    surfaceTranslucent: 'rgba(255, 255, 255, 0.88)',
    fill: '#e9f0ef',
    line: '#d5dfdd',
    text: '#14211f',
    textMuted: '#52635f',
    brand: '#0b7a80',
    brandHover: '#086267',
    brandSoft: '#e0f1f1',
    onBrand: '#ffffff',
    action: '#d1451b', // White text on it has a contrast of 4.5:1
    actionHover: '#bd3b14',
    onAction: '#ffffff',
    danger: '#b3261e',
    dangerSoft: '#fbe9e7',
    success: '#1b7a43',
    warning: '#8a5a00',
    warningSoft: '#fdf1d8',
    mask: 'rgba(10, 24, 24, 0.45)',
    shadow: 'rgba(10, 32, 32, 0.18)',
  },
  dark: {
    ground: '#0e1719',
    mapLand: '#171e20',
    surface: '#162225',
    surfaceRaised: '#1c2b2e',
    surfaceTranslucent: 'rgba(22, 34, 37, 0.88)',
    fill: '#203033',
    line: '#2e4145',
    text: '#e8f1ef',
    textMuted: '#9db2ae',
    brand: '#39c6c0',
    brandHover: '#63d6d1',
    brandSoft: '#173638',
    onBrand: '#06201f',
    action: '#d1451b',
    actionHover: '#c23f17',
    onAction: '#ffffff',
    danger: '#ff8f82',
    dangerSoft: '#3a1d1b',
    success: '#6fd398',
    warning: '#f0c36a',
    warningSoft: '#3a2e14',
    mask: 'rgba(2, 8, 9, 0.6)',
    shadow: 'rgba(0, 0, 0, 0.5)',
  },
} as const satisfies Record<ThemeMode, Record<string, string>>;

export const FONT_FAMILY = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const RADIUS = 12;

/** Touch target height, px. */
export const CONTROL_HEIGHT = 48;

/** Minimum width of the layout with a panel, px. */
export const WIDE_FROM = 1024;
