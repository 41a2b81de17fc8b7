import { hasLoad, hasSeats, SEATS_MAX } from '@rotadas/contracts/providers/offer-details';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { hasDetails } from './details-form.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { PriceFields } from './price-fields.js';
import { StopFields } from './stop-fields.js';

interface DetailFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  disabled: boolean;
}

const SEATS = Array.from({ length: SEATS_MAX }, (_, index) => index + 1);

/** The optional details of an offer: collapsed, unless they are filled in or invalid. */
export function DetailFields({ form, disabled }: DetailFieldsProps) {
  const { t } = useTranslation('providing');
  const { control, formState } = form;
  const { errors } = formState;
  const type = useWatch({ control, name: 'type' });
  const [open, setOpen] = useState(() => hasDetails(form.getValues()));
  const isWrong = Boolean(errors.seats ?? errors.loadKg ?? errors.price ?? errors.stops);
  return (
    <details
      className="offer-details"
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('details.title')}</summary>
      <div className="provider-dialog">
        {!disabled && <p className="offer-note">{t('details.help')}</p>}
        {type === null && <p className="offer-note">{t('details.typeFirst')}</p>}
        {type !== null && hasSeats(type) && (
          <ControlledField control={control} name="seats" id="offer-seats" label={t('details.seats')}>
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value}
                onChange={(seats: number | undefined) => onChange(seats ?? null)}
                allowClear={{ label: t('details.clearSeats') }}
                disabled={disabled}
                placeholder={t('details.unsaid')}
                options={SEATS.map((seats) => ({ value: seats, label: String(seats) }))}
              />
            )}
          </ControlledField>
        )}
        {type !== null && hasLoad(type) && (
          <ControlledField control={control} name="loadKg" id="offer-load" label={t('details.load')}>
            {(field) => (
              <Input
                {...field}
                inputMode="numeric"
                suffix="kg"
                disabled={disabled}
                placeholder={t('details.loadExample')}
              />
            )}
          </ControlledField>
        )}
        <PriceFields form={form} type={type} disabled={disabled} />
        <StopFields form={form} disabled={disabled} />
      </div>
    </details>
  );
}
