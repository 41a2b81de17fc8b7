import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ThemeMode } from '../theme/tokens.js';
import { buildMarkSvg } from './mark-svg.js';

interface ServiceTypeMarkProps {
  type: ServiceType;
  size: number;
  theme?: ThemeMode;
}

/** Decorative: name the type beside it. */
export function ServiceTypeMark({ type, size, theme = 'light' }: ServiceTypeMarkProps) {
  const source = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(type, theme, 'fresh', size))}`;
  return <img src={source} width={size} height={size} alt="" aria-hidden="true" draggable={false} />;
}
