import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../shared/places/place-field.js';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { FormField } from '../../shared/ui/form-field.js';
import { DayChips } from './day-chips.js';
import type { RouteDraft, RouteFaults } from './route-form.js';

interface RouteFieldsProps {
  draft: RouteDraft;
  faults: RouteFaults;
  disabled: boolean;
  onChange: (part: Partial<RouteDraft>) => void;
}

/** A morning, for whoever limits the hours. */
const MORNING = { from: '07:00', to: '10:00' };

/** The fields of a route to be saved: its ends, then what it is limited to. */
export function RouteFields({ draft, faults, disabled, onChange }: RouteFieldsProps) {
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
