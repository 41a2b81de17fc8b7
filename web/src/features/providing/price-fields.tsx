import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { PRICE_UNITS, priceUnitsOf } from '@rotadas/contracts/providers/offer-details';
import { Input, Select } from 'antd';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultOf, FormField } from '../../shared/ui/form-field.js';
import { priceUnitOf } from './details-form.js';
import type { OfferDraft, OfferForm } from './offer-form.js';

interface PriceFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  type: ServiceType | null;
  disabled: boolean;
}

/** The price in whole lira, and what it counts for. */
export function PriceFields({ form: { control, formState }, type, disabled }: PriceFieldsProps) {
  const { t } = useTranslation('providing');
  const fault = formState.errors.price?.message;
  const units = type === null ? PRICE_UNITS : priceUnitsOf(type);
  return (
    <div className="offer-price">
      <FormField id="offer-price" label={t('details.price')} error={fault}>
        <Controller
          control={control}
          name="price"
          render={({ field }) => (
            <Input
              id="offer-price"
              {...field}
              {...faultOf('offer-price', fault)}
              inputMode="numeric"
              suffix="₺"
              disabled={disabled}
              placeholder={t('details.priceExample')}
            />
          )}
        />
      </FormField>
      <FormField id="offer-per" label={t('details.per')} error={undefined}>
        <Controller
          control={control}
          name="per"
          render={({ field: { value, ...field } }) => (
            <Select
              id="offer-per"
              {...field}
              value={priceUnitOf(type, value)}
              disabled={disabled}
              options={units.map((unit) => ({ value: unit, label: t(`details.units.${unit}`) }))}
            />
          )}
        />
      </FormField>
      <p className="offer-note">{t('details.priceHelp')}</p>
    </div>
  );
}
