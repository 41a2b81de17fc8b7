import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { useTranslation } from 'react-i18next';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';

export function ServiceTypeLabel({ type }: { type: ServiceType }) {
  const { t } = useTranslation('shared');
  return (
    <span className="service-type-label">
      <ServiceTypeMark type={type} size={24} />
      {t(`serviceTypes.${type}`)}
    </span>
  );
}
