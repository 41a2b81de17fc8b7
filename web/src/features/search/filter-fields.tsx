import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form-field.js';
import { Icon } from '../../shared/ui/icon.js';
import './filter-fields.css';
import { DEPARTURES, filtersText, maxPriceText, NO_FILTERS, type SearchFilters } from './filters.js';

/** Choices of seats and whole lira; usual for shared rides. */
const SEATS = [1, 2, 3, 4];
const PRICES = [0, 100, 250, 500, 1_000];
/** Value of 'any' in a select, which takes no null. */
const ANY = -1;

interface FilterFieldsProps {
  filters: SearchFilters;
  onFilters: (change: Partial<SearchFilters>) => void;
}

export function FilterFields({ filters, onFilters }: FilterFieldsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const { seats, maxPrice, departure } = filters;
  const count = [seats !== null, maxPrice !== null, departure !== 'any'].filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
  const any = { value: ANY, label: t('filters.any') };
  const orNull = (value: number) => (value === ANY ? null : value);
  return (
    <div className="filters">
      <button
        type="button"
        className="filters-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" size={20} />
        {count === 0 ? t('filters.title') : t('filters.on', { count })}
      </button>
      {count > 0 && (
        <button
          type="button"
          className="filters-toggle filters-clear"
          aria-label={t('filters.clearThese', { filters: filtersText(filters) })}
          onClick={() => onFilters(NO_FILTERS)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {open && (
        <div id={id} className="filters-fields">
          <FormField id={`${id}-seats`} label={t('filters.seats')}>
            <Select
              id={`${id}-seats`}
              value={seats ?? ANY}
              onChange={(value) => onFilters({ seats: orNull(value) })}
              options={[
                any,
                ...SEATS.map((value) => ({ value, label: t('filters.seatsAtLeast', { seats: value }) })),
              ]}
            />
          </FormField>
          <FormField id={`${id}-price`} label={t('filters.price')}>
            <Select
              id={`${id}-price`}
              value={maxPrice ?? ANY}
              onChange={(value) => onFilters({ maxPrice: orNull(value) })}
              options={[any, ...PRICES.map((value) => ({ value, label: maxPriceText(value) }))]}
            />
          </FormField>
          <FormField id={`${id}-departure`} label={t('filters.departure')}>
            <Select
              id={`${id}-departure`}
              value={departure}
              onChange={(value) => onFilters({ departure: value })}
              options={DEPARTURES.map((value) => ({ value, label: t(`filters.${value}`) }))}
            />
          </FormField>
        </div>
      )}
    </div>
  );
}
