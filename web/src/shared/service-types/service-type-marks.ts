import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ThemeMode } from '../theme/tokens.js';

/**
 * Cars have a circle, two-wheelers a diamond, goods a square, aircraft a triangle, ships a hexagon.
 */
export type MarkShape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon';

/** Has a colour for each theme, on which the white glyph has a contrast of at least 3:1. */
export interface ServiceTypeMarkLook extends Record<ThemeMode, string> {
  shape: MarkShape;
  /** SVG path in a 24 by 24 box, even-odd rule. */
  glyph: string;
}

export const SERVICE_TYPE_MARKS: Record<ServiceType, ServiceTypeMarkLook> = {
  companion: {
    light: '#0B7A80',
    dark: '#12928F',
    shape: 'circle',
    glyph:
      'M8.5 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2 19.5c0-3.6 2.9-6.5 6.5-6.5s6.5 2.9 6.5 6.5V20H2zM16 5.5a3 3 0 1 1-1.2 5.75a5.6 5.6 0 0 0 .1-5.5zM16.9 20v-.6a8.4 8.4 0 0 0-2.1-5.6a5.2 5.2 0 0 1 7.2 4.9V20z',
  },
  taxi: {
    light: '#A86500',
    dark: '#BC7A0A',
    shape: 'circle',
    glyph:
      'M9.5 3h5v2.5h1.6a2 2 0 0 1 1.9 1.4l1.4 4.2a2.6 2.6 0 0 1 1.6 2.4V20h-3v-2H6v2H3v-6.5a2.6 2.6 0 0 1 1.6-2.4L6 6.9a2 2 0 0 1 1.9-1.4h1.6zM8.3 8l-1 3h9.4l-1-3zM7 13.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8zM17 13.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8z',
  },
  shuttle: {
    light: '#2563EB',
    dark: '#4B83F5',
    shape: 'circle',
    glyph:
      'M4.5 5.5h12.7a2 2 0 0 1 1.7 1l2.8 5a2 2 0 0 1 .3 1V17h-2.3a2.7 2.7 0 0 1-5.4 0H9.7a2.7 2.7 0 0 1-5.4 0H2V8a2.5 2.5 0 0 1 2.5-2.5zM4.5 8v3.5h4V8zM10.5 8v3.5h4V8zM16.5 8v3.5h2.9L17.4 8z',
  },
  moto_courier: {
    light: '#C2257A',
    dark: '#DB4F98',
    shape: 'diamond',
    glyph:
      'M3 5h7v6H3zM13.5 5h3.8l2.7 7.2a3.9 3.9 0 1 1-1.9.7L17 9.8l-2.7 5.7a2 2 0 0 1-1.8 1.1h-2.2a3.9 3.9 0 1 1-6-3.6H11l2 .4L15.9 7h-2.4zM6.5 14.7a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4zM19.5 14.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4z',
  },
  cargo: {
    light: '#7C4A1E',
    dark: '#A0693A',
    shape: 'square',
    glyph:
      'M5.2 4h4.3v5.5l2.5-1.5l2.5 1.5V4h4.3L21 8v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19V8zM6 15.5V18h5v-2.5z',
  },
  shipping: {
    light: '#6D3FC0',
    dark: '#9067DC',
    shape: 'square',
    glyph:
      'M1.5 5.5h12.5v10.5H9.9a2.9 2.9 0 0 0-5.8 0H1.5zM15.5 8.5h3.7a1.5 1.5 0 0 1 1.3.7l1.8 3a1.5 1.5 0 0 1 .2.8V16h-1.6a2.9 2.9 0 0 0-5.4-.7zM17.2 10.2V13h3.3l-1.7-2.8zM7 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4zM18.2 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4z',
  },
  air_transport: {
    light: '#B4232F',
    dark: '#DC5660',
    shape: 'triangle',
    glyph:
      'M12 2a1.8 1.8 0 0 1 1.8 1.8V9l8.2 5v2.2l-8.2-2.6v4.7l2.4 1.8v1.6L12 20.6l-4.2 1.1v-1.6l2.4-1.8v-4.7L2 16.2V14l8.2-5V3.8A1.8 1.8 0 0 1 12 2z',
  },
  sea_transport: {
    light: '#1E3A6E',
    dark: '#5470A8',
    shape: 'hexagon',
    glyph:
      'M10 2.5h4v3h3.5v5l3.5 1.2l-2.3 6.2c-1.3 0-2-.9-3.3-.9s-2.1.9-3.4.9s-2.1-.9-3.4-.9s-2 .9-3.3.9L3 11.7l3.5-1.2v-5H10zM8.5 7.5v2.3L12 8.6l3.5 1.2V7.5zM3 19.4c1.3 0 1.9.9 3.2.9s2-.9 2.9-.9s1.6.9 2.9.9s2-.9 2.9-.9s1.6.9 2.9.9s1.9-.9 3.2-.9v1.9c-1.3 0-1.9.9-3.2.9s-2-.9-2.9-.9s-1.6.9-2.9.9s-2-.9-2.9-.9s-1.6.9-2.9.9s-1.9-.9-3.2-.9z',
  },
  sea_tours: {
    light: '#2B7A30',
    dark: '#43944A',
    shape: 'hexagon',
    glyph:
      'M11 2v14H3.5C4 10.5 6.5 5.5 11 2zM12.8 5c4 2.3 6.7 6.2 7.2 11h-7.2zM2.5 17.6h19a8 8 0 0 1-5.8 3.9H8.3a8 8 0 0 1-5.8-3.9z',
  },
};
