import { Radio } from 'antd';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferFieldProps } from './offer-form.js';

const LABEL = 'offer-phone-label';
const ERROR_ID = 'offer-phone-error';

/** Whether to show the phone number to everyone. Without a default, so that the user decides. */
export function PhoneChoice({ form: { control, formState }, disabled }: OfferFieldProps) {
  const { t } = useTranslation('providing');
  const shown = useWatch({ control, name: 'showPhone' });
  const error = formState.errors.showPhone?.message;
  return (
    <div className="form-field offer-phone">
      <span id={LABEL} className="form-label">
        {t('fields.showPhone')}
      </span>
      <Controller
        control={control}
        name="showPhone"
        render={({ field: { value, onChange, ref } }) => (
          <Radio.Group
            value={value}
            onChange={(event) => onChange(event.target.value)}
            disabled={disabled}
            aria-labelledby={LABEL}
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
          >
            <Radio ref={ref} value={true}>
              {t('phone.yes')}
            </Radio>
            <Radio value={false}>{t('phone.no')}</Radio>
          </Radio.Group>
        )}
      />
      {shown !== null && <p className="offer-phone-notice">{shown ? t('phone.shown') : t('phone.hidden')}</p>}
      {error !== undefined && (
        <p id={ERROR_ID} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
