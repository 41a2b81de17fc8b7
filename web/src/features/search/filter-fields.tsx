import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form-field.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextInput } from '../../shared/ui/text-input.js';
import './search-form.tr.js';
import './search-button.css';
import './filter-fields.css';
import {
  countFilters,
  upcomingDayText,
  FILTER_NAMES,
  type FilterName,
  NO_FILTERS,
  liraText,
  type SearchFilters,
} from './filters.js';
import { useIsWoman } from '../../shared/women-only/use-is-woman.js';
import { comingDays } from '../../shared/time/time-texts.js';

/** Offered choices: seats, and prices in whole lira, that are usual for shared rides. */
const SEATS = [1, 2, 3, 4];
const PRICES = [0, 100, 250, 500, 1_000];

interface FilterFieldsProps {
  filters: SearchFilters;
  onFilters: (change: Partial<SearchFilters>) => void;
}

export function FilterFields({ filters, onFilters }: FilterFieldsProps) {
  const { t } = useTranslation(['search-form', 'search']);
  const id = useId();
  const count = countFilters(filters);
  const [open, setOpen] = useState(count > 0);
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
          aria-label={t('filters.clear')}
          onClick={() => onFilters(NO_FILTERS)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {open && (
        <div id={id} className="filters-fields">
          {FILTER_NAMES.map((name) => (
            <Field key={name} name={name} filters={filters} onFilters={onFilters} />
          ))}
        </div>
      )}
    </div>
  );
}

interface FieldProps<Value> {
  value: Value;
  onValue: (value: Value) => void;
}

const FIELDS: { readonly [Name in FilterName]: ComponentType<FieldProps<SearchFilters[Name]>> } = {
  seats: SeatsField,
  maxPrice: PriceField,
  departure: DepartureFields,
  womenOnly: WomenOnlyFilter,
};

interface NamedFieldProps<Name extends FilterName> extends FilterFieldsProps {
  name: Name;
}

function Field<Name extends FilterName>({ name, filters, onFilters }: NamedFieldProps<Name>) {
  const Fields: ComponentType<FieldProps<SearchFilters[Name]>> = FIELDS[name];
  return <Fields value={filters[name]} onValue={(value) => onFilters({ ...filters, [name]: value })} />;
}

function SeatsField({ value, onValue }: FieldProps<number | null>) {
  const { t } = useTranslation('search-form');
  const options = SEATS.map((seats) => ({ value: seats, label: String(seats) }));
  return <Choices label={t('filters.seats')} value={value} options={options} onChoose={onValue} />;
}

function PriceField({ value, onValue }: FieldProps<number | null>) {
  const { t } = useTranslation('search-form');
  const options = PRICES.map((price) => ({ value: price, label: liraText(price) }));
  return <Choices label={t('filters.price')} value={value} options={options} onChoose={onValue} />;
}

function DepartureFields({ value: departure, onValue }: FieldProps<SearchFilters['departure']>) {
  const { t } = useTranslation(['search-form', 'search']);
  const id = useId();
  const [now] = useState(Date.now);
  const onDay = departure === 'now' ? null : departure;
  return (
    <>
      <Choices
        label={t('filters.departure')}
        value={departure === 'now' ? departure : (departure?.day ?? null)}
        options={[
          { value: 'now', label: t('search:filters.now') },
          ...comingDays(now).map((day) => ({ value: day, label: upcomingDayText(day, now) })),
        ]}
        onChoose={(value) =>
          onValue(value === null || value === 'now' ? value : { day: value, from: onDay?.from ?? null })
        }
      />
      {onDay && (
        <FormField id={id} label={t('filters.from')}>
          <TextInput
            id={id}
            type="time"
            value={onDay.from ?? ''}
            onChange={({ target }) => onValue({ ...onDay, from: target.value || null })}
          />
        </FormField>
      )}
    </>
  );
}

/** For women; others see it only while it is set, so that they can remove it. */
function WomenOnlyFilter({ value, onValue }: FieldProps<true | null>) {
  const { t } = useTranslation(['search-form', 'shared']);
  const isWoman = useIsWoman();
  if (!isWoman && value === null) return null;
  const options = [{ value: true as const, label: t('shared:womenOnly.choice') }];
  return <Choices label={t('filters.people')} value={value} options={options} onChoose={onValue} />;
}

interface ChoicesProps<Value> {
  label: string;
  /** Null for the first choice, which does not filter. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
}

/** A row of buttons. Unlike a drop-down list, it covers nothing. */
function Choices<Value>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  const { t } = useTranslation('search-form');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="form-label">
        {label}
      </span>
      <div className="filters-row">
        {[{ value: null, label: t('filters.any') }, ...options].map((option) => (
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
