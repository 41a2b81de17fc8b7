import { Switch } from 'antd';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsWoman } from './use-is-woman.js';
import './women-only.css';

interface WomenOnlyFieldProps<Draft extends FieldValues, Form> {
  control: Control<Draft, unknown, Form>;
  name: FieldPathByValue<Draft, boolean>;
  note: string;
  disabled: boolean;
}

/** A switch for women. Others see it only while it is on, so that they can turn it off. */
export function WomenOnlyField<Draft extends FieldValues, Form>(props: WomenOnlyFieldProps<Draft, Form>) {
  const { control, name, note, disabled } = props;
  const { t } = useTranslation('shared');
  const isWoman = useIsWoman();
  const render = (isOn: boolean, onChange: (isOn: boolean) => void) => (
    <div>
      <label className="women-only-field">
        {t('womenOnly.choice')}
        <Switch aria-label={t('womenOnly.choice')} checked={isOn} disabled={disabled} onChange={onChange} />
      </label>
      <p className="women-only-note">{note}</p>
    </div>
  );
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (isWoman || value ? render(value, onChange) : <></>)}
    />
  );
}
