import {
  allowedPriceUnits,
  hasLoad,
  hasSeats,
  PRICE_UNITS,
  SEATS_MAX,
  STOPS_MAX,
} from '@rotadas/contracts/providers/offer-details';
import { Select } from 'antd';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { choosePriceUnit, DETAIL_FIELDS, hasDetails } from './details-form.js';
import type { OfferFieldProps } from './offer-form.js';
import { NO_ENTRY } from '../../shared/places/chosen-place.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { Button } from '../../shared/ui/button.js';
import { scrollToUnfolded } from '../../shared/ui/scroll-to-unfolded.js';
import { TextInput } from '../../shared/ui/text-input.js';

const SEATS = Array.from({ length: SEATS_MAX }, (_, index) => index + 1);

/** The optional details of an offer: collapsed, unless they are filled in or invalid. */
export function DetailFields({ form, disabled }: OfferFieldProps) {
  const { t } = useTranslation('providing');
  const { control, formState } = form;
  const { errors } = formState;
  const type = useWatch({ control, name: 'type' });
  const [open, setOpen] = useState(() => hasDetails(form.getValues()));
  const isWrong = DETAIL_FIELDS.some((name) => errors[name]);
  return (
    <details
      className="offer-details"
      open={open || isWrong}
      onToggle={(event) => {
        if (!open) scrollToUnfolded(event);
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{t('details.title')}</summary>
      <div className="provider-sheet">
        {!disabled && <p className="offer-note">{t('details.help')}</p>}
        {type === null && <p className="offer-note">{t('details.typeFirst')}</p>}
        {type !== null && hasSeats(type) && (
          <ControlledField control={control} name="seats" label={t('details.seats')}>
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value}
                onChange={(seats: number | undefined) => onChange(seats ?? null)}
                allowClear={{ label: t('details.clearSeats') }}
                disabled={disabled}
                placeholder={t('details.unspecified')}
                options={SEATS.map((seats) => ({ value: seats, label: String(seats) }))}
              />
            )}
          </ControlledField>
        )}
        {type !== null && hasLoad(type) && (
          <ControlledField control={control} name="loadKg" label={t('details.load')}>
            {(field) => (
              <TextInput
                {...field}
                inputMode="numeric"
                after={<span>kg</span>}
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

interface PriceFieldsProps extends OfferFieldProps {
  type: ServiceType | null;
}

function PriceFields({ form: { control }, type, disabled }: PriceFieldsProps) {
  const { t } = useTranslation('providing');
  const units = type === null ? PRICE_UNITS : allowedPriceUnits(type);
  return (
    <div className="offer-price">
      <ControlledField control={control} name="price" label={t('details.price')}>
        {(field) => (
          <TextInput
            {...field}
            inputMode="numeric"
            after={<span>₺</span>}
            disabled={disabled}
            placeholder={t('details.priceExample')}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="per" label={t('details.per')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            value={choosePriceUnit(type, value)}
            disabled={disabled}
            options={units.map((unit) => ({ value: unit, label: t(`details.units.${unit}`) }))}
          />
        )}
      </ControlledField>
      <p className="offer-note">{t('details.priceHelp')}</p>
    </div>
  );
}

function StopFields({ form: { control, formState }, disabled }: OfferFieldProps) {
  const { t } = useTranslation('providing');
  const errors = formState.errors.stops;
  const firstWrong = errors?.findIndex?.((error) => error !== undefined);
  return (
    <Controller
      control={control}
      name="stops"
      render={({ field: { value: stops, onChange, onBlur, ref } }) => (
        <>
          {stops.map((stop, index) => {
            const id = `offer-stop-${index + 1}`;
            return (
              <PlaceField
                key={id}
                ref={index === firstWrong ? ref : undefined}
                id={id}
                label={t('details.stop', { number: index + 1 })}
                entry={stop}
                onEntry={(next) => onChange(stops.with(index, next))}
                onDone={onBlur}
                onRemove={{
                  label: t('details.removeStop', { number: index + 1 }),
                  remove: () => onChange(stops.toSpliced(index, 1)),
                }}
                placeholder={t('details.stopExample')}
                acceptsText
                error={errors?.[index]?.text?.message}
                disabled={disabled}
              />
            );
          })}
          {!disabled && stops.length < STOPS_MAX && (
            <Button className="offer-add-stop" onClick={() => onChange([...stops, NO_ENTRY])}>
              {t('details.addStop')}
            </Button>
          )}
        </>
      )}
    />
  );
}
