import { STOPS_MAX } from '@rotadas/contracts/providers/offer-details';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NO_ENTRY } from '../../shared/places/chosen-place.js';
import { PlaceField } from '../../shared/places/place-field.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { Button } from '../../shared/ui/button.js';

interface StopFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  disabled: boolean;
}

export function StopFields({ form: { control, formState }, disabled }: StopFieldsProps) {
  const { t } = useTranslation('providing');
  const errors = formState.errors.stops;
  return (
    <Controller
      control={control}
      name="stops"
      render={({ field: { value: stops, onChange, onBlur } }) => (
        <>
          {stops.map((stop, index) => {
            const id = `offer-stop-${index + 1}`;
            return (
              <PlaceField
                key={id}
                id={id}
                label={t('details.stop', { number: index + 1 })}
                entry={stop}
                onEntry={(next) => onChange(stops.with(index, next))}
                onBlur={onBlur}
                onRemove={{
                  label: t('details.removeStop', { number: index + 1 }),
                  remove: () => onChange(stops.toSpliced(index, 1)),
                }}
                placeholder={t('details.stopExample')}
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
