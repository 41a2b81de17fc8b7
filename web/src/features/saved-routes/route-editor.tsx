import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { Input, Select, Switch } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { useSaveRouteMutation } from '../../shared/saved-routes/saved-routes.api.js';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { FormField } from '../../shared/ui/form-field.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { EMPTY_ROUTE, type RouteDraft, type RouteFaults, routeOf, withDayTurned } from './route-form.js';
import './saved-routes.tr.js';

/** The form that saves a route. */
export function RouteEditor({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('saved-routes');
  const [draft, setDraft] = useState<RouteDraft>(EMPTY_ROUTE);
  const [faults, setFaults] = useState<RouteFaults>({});
  const done = useWhileMounted(onSaved);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const change = (part: Partial<RouteDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = routeOf(draft);
    if ('faults' in checked) return setFaults(checked.faults);
    try {
      await saveRoute(checked.route).unwrap();
      done();
    } catch (error) {
      showFailure(errorText(error, t('form.failed')), error);
    }
  };
  return (
    <form className="route-form" onSubmit={(event) => void save(event)} noValidate>
      <RouteFields draft={draft} faults={faults} disabled={isLoading} onChange={change} />
      <div className="route-form-submit">
        <Button look="primary" type="submit" block busy={isLoading}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}

interface RouteFieldsProps {
  draft: RouteDraft;
  faults: RouteFaults;
  disabled: boolean;
  onChange: (part: Partial<RouteDraft>) => void;
}

/** The hours that a limit begins with. */
const MORNING = { from: '07:00', to: '10:00' };

/** The fields of a route to be saved: its ends, then what it is limited to. */
function RouteFields({ draft, faults, disabled, onChange }: RouteFieldsProps) {
  const { t } = useTranslation(['saved-routes', 'shared']);
  const [today] = useState(() => turkishDay(Date.now()));
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <PlaceField
          key={end}
          id={`route-${end}`}
          label={t(`form.${end}`)}
          placeholder={t(`form.${end}Hint`)}
          entry={draft[end]}
          onEntry={(entry) => onChange({ [end]: entry })}
          disabled={disabled}
          error={faults[end]}
        />
      ))}
      <FormField id="route-type" label={t('form.type')} error={undefined}>
        <Select
          id="route-type"
          value={draft.serviceType}
          onChange={(serviceType) => onChange({ serviceType })}
          disabled={disabled}
          options={(['all', ...SERVICE_TYPES] as const).map((value) => ({
            value,
            label: t(`shared:serviceTypes.${value}`),
          }))}
        />
      </FormField>
      <DayChips days={draft.days} onChange={(days) => onChange({ days })} error={faults.days} />
      <div className="route-any-time">
        <label htmlFor="route-any-time">{t('form.anyTime')}</label>
        <Switch
          id="route-any-time"
          aria-label={t('form.anyTime')}
          checked={draft.hours === null}
          disabled={disabled}
          onChange={(anyTime) => onChange({ hours: anyTime ? null : MORNING })}
        />
      </div>
      {draft.hours && (
        <HoursFields
          id="route-hours"
          labels={{ from: t('form.hoursFrom'), to: t('form.hoursTo') }}
          hours={draft.hours}
          onChange={(hours) => onChange({ hours })}
        />
      )}
      <FormField id="route-ends-on" label={t('form.endsOn')} error={undefined}>
        <Input
          id="route-ends-on"
          type="date"
          min={today}
          value={draft.endsOn}
          disabled={disabled}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      </FormField>
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
              onChange={() => onChange(withDayTurned(days, index + 1))}
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
