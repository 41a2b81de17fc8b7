import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useTranslation } from 'react-i18next';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { Icon } from '../../shared/ui/icon.js';
import './type-picker.css';

interface TypePickerProps {
  value: ServiceTypeFilter;
  onPick: (type: ServiceTypeFilter) => void;
}

export function TypePicker({ value, onPick }: TypePickerProps) {
  const { t } = useTranslation(['search', 'shared']);
  return (
    <div className="type-picker" role="group" aria-label={t('types')}>
      {ServiceTypeFilter.options.map((type) => (
        <button
          key={type}
          type="button"
          className="type-choice"
          aria-pressed={type === value}
          onClick={() => onPick(type)}
        >
          {type === 'all' ? <Icon name="search" size={28} /> : <ServiceTypeMark type={type} size={32} />}
          <span>{t(`shared:serviceTypes.${type}`)}</span>
        </button>
      ))}
    </div>
  );
}
