import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import { Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { departureDays, departureErrors } from './departure-form.js';
import type { OfferFieldProps } from './offer-form.js';
import { useNow } from '../../shared/time/time-texts.js';
import { TextInput } from '../../shared/ui/text-input.js';

interface WhenFieldsProps extends OfferFieldProps {
  /** Whether only later departures are allowed, as for a planned offer. */
  plannedOnly: boolean;
}

/** 'Ne zaman?': now, or at a day and a time in Türkiye. */
export function WhenFields({ form: { control }, disabled, plannedOnly }: WhenFieldsProps) {
  const { t } = useTranslation('providing');
  const labelId = useId();
  const [days] = useState(() => departureDays(Date.now()));
  const [when, day, time] = useWatch({ control, name: ['when', 'day', 'time'] });
  const now = useNow();
  // An invalid time is reported when it is chosen; a valid time is reported when it passes.
  const fault = day === '' || time === '' ? undefined : departureErrors({ when, day, time }, now)[0]?.message;
  const error = fault === DEPARTURE_FAULTS.past && plannedOnly ? t('when.pastPlan') : fault;
  return (
    <div className="form-field">
      <span id={labelId} className="form-label">
        {t('when.label')}
      </span>
      {!plannedOnly && (
        <Controller
          control={control}
          name="when"
          render={({ field: { value, onChange } }) => (
            <Radio.Group
              className="offer-choice"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              disabled={disabled}
              aria-labelledby={labelId}
            >
              <Radio value="now">{t('when.now')}</Radio>
              <Radio value="later">{t('when.later')}</Radio>
            </Radio.Group>
          )}
        />
      )}
      {when === 'later' && (
        <div className="offer-when">
          <ControlledField control={control} name="day" label={t('when.day')}>
            {({ value, ...field }) => (
              <Select
                {...field}
                value={value === '' ? null : value}
                disabled={disabled}
                placeholder={t('placeholders.type')}
                options={days}
              />
            )}
          </ControlledField>
          <ControlledField control={control} name="time" label={t('when.time')} error={error}>
            {(field) => <TextInput type="time" {...field} disabled={disabled} />}
          </ControlledField>
          <p className="offer-note">{t('when.help')}</p>
        </div>
      )}
    </div>
  );
}
