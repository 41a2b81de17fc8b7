import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { buildMarkSvg, type MarkTheme } from './mark-svg.js';

interface ServiceTypeMarkProps {
  type: ServiceType;
  /** Side in CSS pixels. */
  size: number;
  theme?: MarkTheme;
}

/** The mark of a service type, as the map shows it; decorative, so name the type beside it. */
export function ServiceTypeMark({ type, size, theme = 'light' }: ServiceTypeMarkProps) {
  const source = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(type, theme, 'fresh', size))}`;
  return <img src={source} width={size} height={size} alt="" aria-hidden="true" draggable={false} />;
}
