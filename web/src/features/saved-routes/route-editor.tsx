import { zodResolver } from '@hookform/resolvers/zod';
import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../shared/places/place-field.js';
import { useSaveRouteMutation } from '../../shared/saved-routes/saved-routes.api.js';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { EMPTY_ROUTE, type RouteDraft, RouteForm, withDayToggled } from './route-form.js';
import './saved-routes.tr.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

export function RouteEditor({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('saved-routes');
  const { control, handleSubmit } = useForm<RouteDraft, unknown, RouteForm>({
    resolver: zodResolver(RouteForm),
    defaultValues: EMPTY_ROUTE,
  });
  const done = useWhileMounted(onSaved);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const save = async (route: RouteForm) => {
    if (await withFailureToast(saveRoute(route).unwrap(), t('form.failed'))) done();
  };
  return (
    <form className="route-form" onSubmit={handleSubmit(save)} noValidate>
      <RouteFields control={control} disabled={isLoading} />
      <div className="route-form-submit">
        <Button look="primary" type="submit" block busy={isLoading}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}

interface RouteFieldsProps {
  control: Control<RouteDraft, unknown, RouteForm>;
  disabled: boolean;
}

const DEFAULT_HOURS = { from: '07:00', to: '10:00' };

function RouteFields({ control, disabled }: RouteFieldsProps) {
  const { t } = useTranslation(['saved-routes', 'shared']);
  const [today] = useState(() => turkishDay(Date.now()));
  const types = (['all', ...SERVICE_TYPES] as const).map((value) => ({
    value,
    label: t(`shared:serviceTypes.${value}`),
  }));
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Controller
          key={end}
          control={control}
          name={end}
          render={({ field, fieldState }) => (
            <PlaceField
              id={`route-${end}`}
              label={t(`form.${end}`)}
              placeholder={t(`form.${end}Hint`)}
              entry={field.value}
              onEntry={field.onChange}
              disabled={disabled}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <ControlledField control={control} name="serviceType" id="route-type" label={t('form.type')}>
        {(field) => <Select {...field} disabled={disabled} options={types} />}
      </ControlledField>
      <Controller
        control={control}
        name="days"
        render={({ field, fieldState }) => (
          <DayChips days={field.value} onChange={field.onChange} error={fieldState.error?.message} />
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
      <ControlledField control={control} name="endsOn" id="route-ends-on" label={t('form.endsOn')}>
        {(field) => <Input {...field} type="date" min={today} disabled={disabled} />}
      </ControlledField>
    </>
  );
}

interface DayChipsProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
}

function DayChips({ days, onChange, error }: DayChipsProps) {
  const { t } = useTranslation('saved-routes');
  return (
    <fieldset className="day-chips">
      <legend className="form-label">{t('form.days')}</legend>
      <div>
        {t('days', { returnObjects: true }).map((name, index) => (
          <label key={name} className="day-chip">
            <input
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
