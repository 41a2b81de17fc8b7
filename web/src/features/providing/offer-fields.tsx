import { DURATIONS } from '@rotadas/contracts/primitives/duration';
import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { Input, Select } from 'antd';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultOf, FormField } from '../../shared/ui/form-field.js';
import type { PlaceName } from '../../shared/places/matching-places.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { PlaceInput } from '../../shared/places/place-input.js';
import { DetailFields } from './detail-fields.js';
import { PhoneChoice } from './phone-choice.js';
import { ServiceTypeLabel } from './service-type-label.js';

interface OfferFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  disabled: boolean;
  places: readonly PlaceName[];
}

/** The fields of an offer; disabled while online (spec 4). */
export function OfferFields({ form, disabled, places }: OfferFieldsProps) {
  const { t } = useTranslation('providing');
  const { control } = form;
  const error = (name: keyof OfferDraft) => form.formState.errors[name]?.message;
  return (
    <>
      <FormField id="offer-type" label={t('fields.type')} error={error('type')}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <Select
              id="offer-type"
              {...field}
              {...faultOf('offer-type', error('type'))}
              disabled={disabled}
              placeholder={t('placeholders.type')}
              options={SERVICE_TYPES.map((value) => ({ value, label: <ServiceTypeLabel type={value} /> }))}
            />
          )}
        />
      </FormField>
      {(['from', 'to'] as const).map((name) => (
        <FormField key={name} id={`offer-${name}`} label={t(`fields.${name}`)} error={error(name)}>
          <Controller
            control={control}
            name={name}
            render={({ field: { value, onChange, onBlur } }) => (
              <PlaceInput
                id={`offer-${name}`}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                placeholder={t(`placeholders.${name}`)}
                fault={faultOf(`offer-${name}`, error(name))}
                disabled={disabled}
                places={places}
              />
            )}
          />
        </FormField>
      ))}
      <FormField id="offer-duration" label={t('fields.duration')} error={error('duration')}>
        <Controller
          control={control}
          name="duration"
          render={({ field }) => (
            <Select
              id="offer-duration"
              {...field}
              {...faultOf('offer-duration', error('duration'))}
              disabled={disabled}
              placeholder={t('placeholders.duration')}
              options={DURATIONS.map((value) => ({ value, label: t(`durations.d${value}`) }))}
            />
          )}
        />
      </FormField>
      <FormField id="offer-description" label={t('fields.description')} error={error('description')}>
        <Controller
          control={control}
          name="description"
          render={({ field }) => (
            <Input.TextArea
              id="offer-description"
              autoSize={{ minRows: 2, maxRows: 5 }}
              placeholder={t('placeholders.description')}
              {...field}
              {...faultOf('offer-description', error('description'))}
              disabled={disabled}
            />
          )}
        />
      </FormField>
      <DetailFields form={form} disabled={disabled} places={places} />
      <PhoneChoice form={form} disabled={disabled} />
    </>
  );
}
