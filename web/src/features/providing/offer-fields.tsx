import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { Select } from 'antd';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import type { OfferFieldProps } from './offer-form.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { WomenOnlyField } from '../../shared/women-only/women-only-field.js';
import { DetailFields } from './detail-fields.js';
import { PhoneChoice } from './phone-choice.js';
import { ServiceTypeLabel } from './service-type-label.js';
import { DraftWaitingCount } from './draft-waiting-count.js';
import { WhenFields } from './when-fields.js';
import { DURATIONS } from '@rotadas/contracts/primitives/timestamp';
import { TextArea } from '../../shared/ui/text-input.js';

interface OfferFieldsProps extends OfferFieldProps {
  /** Allowed departures: now only, any, or later only. */
  departs?: 'now' | 'any' | 'later';
  showsWaitingCount?: boolean;
}

export function OfferFields(props: OfferFieldsProps) {
  const { form, disabled, departs = 'now', showsWaitingCount = false } = props;
  const { t } = useTranslation(['providing', 'places']);
  const { control } = form;
  return (
    <>
      <ControlledField control={control} name="type" label={t('fields.type')}>
        {(field) => (
          <Select
            {...field}
            disabled={disabled}
            placeholder={t('placeholders.type')}
            options={SERVICE_TYPES.map((value) => ({ value, label: <ServiceTypeLabel type={value} /> }))}
          />
        )}
      </ControlledField>
      {(['from', 'to'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PlaceField
              ref={ref}
              id={`offer-${name}`}
              label={t(`fields.${name}`)}
              entry={value}
              onEntry={onChange}
              onDone={onBlur}
              placeholder={t(`placeholders.${name}`)}
              acceptsText
              openTextHint={t('places:openText')}
              error={form.formState.errors[name]?.text?.message}
              disabled={disabled}
            />
          )}
        />
      ))}
      {showsWaitingCount && <DraftWaitingCount control={control} />}
      {departs !== 'now' && <WhenFields form={form} disabled={disabled} plannedOnly={departs === 'later'} />}
      <ControlledField control={control} name="duration" label={t('fields.duration')}>
        {(field) => (
          <Select
            {...field}
            disabled={disabled}
            placeholder={t('placeholders.duration')}
            options={DURATIONS.map((value) => ({ value, label: t(`durations.d${value}`) }))}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="description" label={t('fields.description')}>
        {(field) => (
          <TextArea rows={2} placeholder={t('placeholders.description')} {...field} disabled={disabled} />
        )}
      </ControlledField>
      <DetailFields form={form} disabled={disabled} />
      <WomenOnlyField control={control} name="womenOnly" note={t('womenOnly')} disabled={disabled} />
      <PhoneChoice form={form} disabled={disabled} />
    </>
  );
}
