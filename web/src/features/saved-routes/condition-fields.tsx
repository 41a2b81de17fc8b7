import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';
import { Select, Switch } from 'antd';
import { type Ref, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { WomenOnlyField } from '../../shared/women-only/women-only-field.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { type ConditionsDraft, withDayToggled } from './route-form.js';
import { TextInput } from '../../shared/ui/text-input.js';
import './saved-routes.tr.js';

const DEFAULT_HOURS = { from: '07:00', to: '10:00' };

/** Fields of the surrounding form: service type, days, hours and last day. */
export function ConditionFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['saved-routes', 'shared']);
  const { control } = useFormContext<ConditionsDraft>();
  const [today] = useState(() => turkishDay(Date.now()));
  const types = (['all', ...SERVICE_TYPES] as const).map((value) => ({
    value,
    label: t(`shared:serviceTypes.${value}`),
  }));
  return (
    <>
      <ControlledField control={control} name="serviceType" label={t('form.type')}>
        {(field) => <Select {...field} disabled={disabled} options={types} />}
      </ControlledField>
      <WomenOnlyField control={control} name="womenOnly" note={t('form.womenOnly')} disabled={disabled} />
      <Controller
        control={control}
        name="days"
        render={({ field, fieldState }) => (
          <DayChips
            firstRef={field.ref}
            days={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="hours"
        render={({ field: { value: hours, onChange } }) => (
          <>
            <div className="route-any-time">
              <label htmlFor="route-any-time">{t('form.anyTime')}</label>
              <Switch
                id="route-any-time"
                aria-label={t('form.anyTime')}
                checked={hours === null}
                disabled={disabled}
                onChange={(anyTime) => onChange(anyTime ? null : DEFAULT_HOURS)}
              />
            </div>
            {hours && (
              <HoursFields
                id="route-hours"
                labels={{ from: t('form.hoursFrom'), to: t('form.hoursTo') }}
                hours={hours}
                onChange={onChange}
              />
            )}
          </>
        )}
      />
      <ControlledField control={control} name="endsOn" label={t('form.endsOn')}>
        {(field) => <TextInput {...field} type="date" min={today} disabled={disabled} />}
      </ControlledField>
    </>
  );
}

interface DayChipsProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
  firstRef: Ref<HTMLInputElement>;
}

function DayChips({ days, onChange, error, firstRef }: DayChipsProps) {
  const { t } = useTranslation('saved-routes');
  return (
    <fieldset className="day-chips">
      <legend className="form-label">{t('form.days')}</legend>
      <div>
        {t('days', { returnObjects: true }).map((name, index) => (
          <label key={name} className="day-chip">
            <input
              ref={index === 0 ? firstRef : undefined}
              type="checkbox"
              aria-label={t('dayNames', { returnObjects: true })[index]}
              checked={days.includes(index + 1)}
              onChange={() => onChange(withDayToggled(days, index + 1))}
            />
            <span aria-hidden="true">{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
