import { PhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { Radio } from 'antd';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferFieldProps } from './offer-form.js';

const LABEL = 'offer-phone-label';

export function PhoneChoice({ form: { control }, disabled }: OfferFieldProps) {
  const { t } = useTranslation('providing');
  return (
    <div className="form-field offer-phone">
      <span id={LABEL} className="form-label">
        {t('phone.label')}
      </span>
      <Controller
        control={control}
        name="phoneVisibility"
        render={({ field: { name, value, onChange, ref } }) => (
          <>
            <Radio.Group
              name={name}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              disabled={disabled}
              aria-labelledby={LABEL}
            >
              {PhoneVisibility.options.map((option, index) => (
                <Radio key={option} value={option} {...(index === 0 && { ref })}>
                  {t(`phone.choices.${option}`)}
                </Radio>
              ))}
            </Radio.Group>
            <p className="offer-phone-notice">{t(`phone.notes.${value}`)}</p>
          </>
        )}
      />
    </div>
  );
}
