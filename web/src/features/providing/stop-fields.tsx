import { STOPS_MAX } from '@rotadas/contracts/providers/offer-details';
import { Button } from 'antd';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { PlaceInput } from '../../shared/places/place-input.js';
import { faultOf, FormField } from '../../shared/ui/form-field.js';
import { Icon } from '../../shared/ui/icon.js';
import type { OfferDraft, OfferForm } from './offer-form.js';

interface StopFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  disabled: boolean;
  places: readonly PlaceName[];
}

/** The places on the way, in their order; one more field at a time. */
export function StopFields({ form: { control, formState }, disabled, places }: StopFieldsProps) {
  const { t } = useTranslation('providing');
  const faults = formState.errors.stops;
  return (
    <Controller
      control={control}
      name="stops"
      render={({ field: { value: stops, onChange, onBlur } }) => (
        <>
          {stops.map((stop, index) => {
            const id = `offer-stop-${index + 1}`;
            const fault = faults?.[index]?.message;
            return (
              <FormField key={id} id={id} label={t('details.stop', { number: index + 1 })} error={fault}>
                <div className="offer-stop">
                  <PlaceInput
                    id={id}
                    value={stop}
                    onChange={(next) => onChange(stops.with(index, next))}
                    onBlur={onBlur}
                    placeholder={t('details.stopExample')}
                    fault={faultOf(id, fault)}
                    disabled={disabled}
                    places={places}
                  />
                  {!disabled && (
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={t('details.removeStop', { number: index + 1 })}
                      onClick={() => onChange(stops.toSpliced(index, 1))}
                    >
                      <Icon name="close" size={20} />
                    </button>
                  )}
                </div>
              </FormField>
            );
          })}
          {!disabled && stops.length < STOPS_MAX && (
            <Button className="offer-add-stop" onClick={() => onChange([...stops, ''])}>
              {t('details.addStop')}
            </Button>
          )}
        </>
      )}
    />
  );
}
