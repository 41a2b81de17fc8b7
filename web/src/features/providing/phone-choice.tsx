import { PhoneVisibility, toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { Radio } from 'antd';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferFieldProps } from './offer-form.js';

const LABEL = 'offer-phone-label';

/** The phone of a women-only offer is never public, so that there is no choice. */
export function PhoneChoice({ form: { control }, disabled }: OfferFieldProps) {
  const { t } = useTranslation('providing');
  const womenOnly = useWatch({ control, name: 'womenOnly' });
  return (
    <div className="form-field offer-phone">
      <span id={LABEL} className="form-label">
        {t('phone.label')}
      </span>
      <Controller
        control={control}
        name="phoneVisibility"
        render={({ field: { name, onChange, ref, ...field } }) => {
          const value = toPhoneVisibility({ phoneVisibility: field.value, womenOnly });
          return (
            <>
              <Radio.Group
                name={name}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                disabled={disabled || womenOnly}
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
          );
        }}
      />
    </div>
  );
}
