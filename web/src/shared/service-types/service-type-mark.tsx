import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { useThemeMode } from '../theme/theme-mode.js';
import { buildMarkSvg } from './mark-svg.js';

interface ServiceTypeMarkProps {
  type: ServiceType;
  size: number;
}

/** Decorative, so the caller must show the name of the type beside it. */
export function ServiceTypeMark({ type, size }: ServiceTypeMarkProps) {
  const { mode } = useThemeMode();
  const source = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(type, mode, 'fresh', size))}`;
  return <img src={source} width={size} height={size} alt="" aria-hidden="true" draggable={false} />;
}
