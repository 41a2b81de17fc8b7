import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { buildMarkSvg } from '../../../shared/service-types/mark-svg.js';
import { useThemeMode } from '../../../shared/theme/theme-mode.js';

interface MapMarkerProps {
  type: ServiceType;
  /** Centre of the marker, in the picture's units. */
  x: number;
  y: number;
  size?: number;
}

export function MapMarker({ type, x, y, size = 44 }: MapMarkerProps) {
  const { mode } = useThemeMode();
  const source = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(type, mode, 'fresh', size))}`;
  return (
    <>
      <ellipse cx={x} cy={y + size / 2 + 3} rx={size / 3} ry="4" fill="var(--shadow)" />
      <image href={source} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </>
  );
}
