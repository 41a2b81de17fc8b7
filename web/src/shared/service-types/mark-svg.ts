import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ThemeMode } from '../theme/tokens.js';
import { SERVICE_TYPE_MARKS, type MarkShape } from './service-type-marks.js';

/** Age of a marker's position: up to 1 min, up to 5 min, older. */
export type Freshness = 'fresh' | 'aging' | 'stale';

export const MARK_BOX = 48;

const STALE_COLOUR: Record<ThemeMode, string> = { light: '#6E7B7A', dark: '#667473' };
const RING_COLOUR: Record<ThemeMode, string> = { light: '#FFFFFF', dark: '#0E1719' };

const OUTLINES: Record<MarkShape, string> = {
  circle: 'M24 5a19 19 0 1 0 0 38a19 19 0 0 0 0-38z',
  diamond:
    'M21.5 4.5L4.5 21.5a3.5 3.5 0 0 0 0 5L21.5 43.5a3.5 3.5 0 0 0 5 0L43.5 26.5a3.5 3.5 0 0 0 0-5L26.5 4.5a3.5 3.5 0 0 0-5 0z',
  square: 'M12 6h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z',
  triangle: 'M20.5 4.6L3.8 35.8A4 4 0 0 0 7.3 41.7H40.7A4 4 0 0 0 44.2 35.8L27.5 4.6a4 4 0 0 0-7 0z',
  hexagon:
    'M14.8 5.5h18.4a3.5 3.5 0 0 1 3 1.75L44.8 22.25a3.5 3.5 0 0 1 0 3.5L36.2 40.75a3.5 3.5 0 0 1-3 1.75H14.8a3.5 3.5 0 0 1-3-1.75L3.2 25.75a3.5 3.5 0 0 1 0-3.5L11.8 7.25a3.5 3.5 0 0 1 3-1.75z',
};

/** Centre and scale of the glyph; a triangle and a diamond leave less room. */
const GLYPH_PLACES: Record<MarkShape, { y: number; scale: number }> = {
  circle: { y: 24, scale: 1.08 },
  diamond: { y: 24, scale: 0.96 },
  square: { y: 24, scale: 1.15 },
  triangle: { y: 28.5, scale: 0.86 },
  hexagon: { y: 24, scale: 1.08 },
};

const CLOCK =
  '<circle cx="38" cy="10" r="8.5" fill="#FFFFFF" stroke="#3F4B4A" stroke-width="2"/>' +
  '<path d="M38 5.5V10.3L41.2 12" fill="none" stroke="#3F4B4A" stroke-width="2" stroke-linecap="round"/>';

/** Shared by the map's sprites and the interface. */
export function buildMarkSvg(
  type: ServiceType,
  theme: ThemeMode,
  freshness: Freshness,
  size: number,
): string {
  const look = SERVICE_TYPE_MARKS[type];
  const fill = (freshness === 'stale' ? STALE_COLOUR : look)[theme];
  const { y, scale } = GLYPH_PLACES[look.shape];
  const ring = `stroke="${RING_COLOUR[theme]}" stroke-width="2.5"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}">` +
    `<g opacity="${freshness === 'aging' ? 0.72 : 1}">` +
    `<path d="${OUTLINES[look.shape]}" fill="${fill}" ${ring}/>` +
    `<path transform="translate(24 ${y}) scale(${scale}) translate(-12 -12)" d="${look.glyph}" fill="#FFFFFF" fill-rule="evenodd"/>` +
    `</g>${freshness === 'stale' ? CLOCK : ''}</svg>`
  );
}
