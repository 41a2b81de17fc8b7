import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form-field.js';
import { Icon } from '../../shared/ui/icon.js';
import './search-form.tr.js';
import './search-button.css';
import './filter-fields.css';
import {
  dayText,
  type Departure,
  filtersText,
  NO_FILTERS,
  priceText,
  type SearchFilters,
} from './filters.js';
import { comingDays } from '../../shared/time/time-texts.js';

/** Choices of seats and whole lira; usual for shared rides. */
const SEATS = [1, 2, 3, 4];
const PRICES = [0, 100, 250, 500, 1_000];

interface FilterFieldsProps {
  filters: SearchFilters;
  onFilters: (change: Partial<SearchFilters>) => void;
}

export function FilterFields({ filters, onFilters }: FilterFieldsProps) {
  const { t } = useTranslation(['search-form', 'search']);
  const id = useId();
  const { seats, maxPrice, departure } = filters;
  const count = [seats !== null, maxPrice !== null, departure !== 'any'].filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
  const any = { value: null, label: t('filters.any') };
  return (
    <div className="filters">
      <button
        type="button"
        className="search-button filters-toggle"
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
          className="search-button filters-toggle filters-clear"
          aria-label={t('search:filters.clearThese', { filters: filtersText(filters) })}
          onClick={() => onFilters(NO_FILTERS)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {open && (
        <div id={id} className="filters-fields">
          <Choices
            label={t('filters.seats')}
            value={seats}
            options={[any, ...SEATS.map((value) => ({ value, label: String(value) }))]}
            onChoose={(value) => onFilters({ seats: value })}
          />
          <Choices
            label={t('filters.price')}
            value={maxPrice}
            options={[any, ...PRICES.map((value) => ({ value, label: priceText(value) }))]}
            onChoose={(value) => onFilters({ maxPrice: value })}
          />
          <DepartureFields departure={departure} onDeparture={(next) => onFilters({ departure: next })} />
        </div>
      )}
    </div>
  );
}

interface DepartureFieldsProps {
  departure: Departure;
  onDeparture: (departure: Departure) => void;
}

function DepartureFields({ departure, onDeparture }: DepartureFieldsProps) {
  const { t } = useTranslation(['search-form', 'search']);
  const id = useId();
  const [now] = useState(Date.now);
  const onDay = typeof departure === 'string' ? null : departure;
  return (
    <>
      <Choices
        label={t('filters.departure')}
        value={typeof departure === 'string' ? departure : departure.day}
        options={[
          { value: 'any', label: t('filters.any') },
          { value: 'now', label: t('search:filters.now') },
          ...comingDays(now).map((day) => ({ value: day, label: dayText(day, now) })),
        ]}
        onChoose={(value) =>
          onDeparture(value === 'any' || value === 'now' ? value : { day: value, from: onDay?.from ?? null })
        }
      />
      {onDay && (
        <FormField id={id} label={t('filters.from')}>
          <input
            id={id}
            className="filters-time"
            type="time"
            value={onDay.from ?? ''}
            onChange={({ target }) => onDeparture({ ...onDay, from: target.value || null })}
          />
        </FormField>
      )}
    </>
  );
}

interface ChoicesProps<Value> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A row of buttons: unlike a list that unfolds, it covers nothing. */
function Choices<Value>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="form-label">
        {label}
      </span>
      <div className="filters-row">
        {options.map((option) => (
          <button
            key={option.label}
            type="button"
            className="filters-choice"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
