import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { Icon } from '../../shared/ui/icon.js';
import './search-form.tr.js';
import './type-picker.css';

interface TypePickerProps {
  value: ServiceTypeFilter;
  onPick: (type: ServiceTypeFilter) => void;
}

export function TypePicker({ value, onPick }: TypePickerProps) {
  const { t } = useTranslation(['search-form', 'shared']);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: types } = row;
    const isScrolling = types !== null && types.scrollWidth > types.clientWidth; // On wide screens
    if (isScrolling) types.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  return (
    <div ref={row} className="type-picker" role="group" aria-label={t('types')}>
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
