import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useTranslation } from 'react-i18next';
import './search-chip.css';

interface SearchChipProps {
  type: ServiceTypeFilter;
  count: number;
  onClear: () => void;
  onShowList: () => void;
}

/** 'Taksi ✕ · 12 kişi' under the top bar, once a type is chosen (look.md). */
export function SearchChip({ type, count, onClear, onShowList }: SearchChipProps) {
  const { t } = useTranslation(['search', 'shared']);
  if (type === 'all') return null;
  const name = t(`shared:serviceTypes.${type}`);
  return (
    <div className="search-chip">
      <button type="button" onClick={onClear} aria-label={t('clear', { type: name })}>
        <strong>{name}</strong> ✕
      </button>
      <span aria-hidden="true">·</span>
      <button type="button" className="numbers" onClick={onShowList}>
        {t('count', { count })}
      </button>
    </div>
  );
}
