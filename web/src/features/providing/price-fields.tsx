import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { PRICE_UNITS, allowedPriceUnits } from '@rotadas/contracts/providers/offer-details';
import { Input, Select } from 'antd';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { choosePriceUnit } from './details-form.js';
import type { OfferDraft, OfferForm } from './offer-form.js';

interface PriceFieldsProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  type: ServiceType | null;
  disabled: boolean;
}

export function PriceFields({ form: { control }, type, disabled }: PriceFieldsProps) {
  const { t } = useTranslation('providing');
  const units = type === null ? PRICE_UNITS : allowedPriceUnits(type);
  return (
    <div className="offer-price">
      <ControlledField control={control} name="price" id="offer-price" label={t('details.price')}>
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            suffix="₺"
            disabled={disabled}
            placeholder={t('details.priceExample')}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="per" id="offer-per" label={t('details.per')}>
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
