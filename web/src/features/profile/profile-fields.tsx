import { Select } from 'antd';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import type { ProfileDraft, ProfileForm } from './profile-form.js';
import { TextArea, TextInput } from '../../shared/ui/text-input.js';

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileDraft, unknown, ProfileForm>;
  disabled: boolean;
}

const VEHICLE_FIELDS = ['make', 'colour', 'plate'] as const;

const GENDERS = ['male', 'female', 'other'] as const;

export function ProfileFields({ form, disabled }: ProfileFieldsProps) {
  const { t } = useTranslation('profile');
  const { control } = form;
  return (
    <>
      <ControlledField control={control} name="fullName" label={t('fields.fullName')}>
        {(field) => <TextInput autoComplete="name" {...field} disabled={disabled} />}
      </ControlledField>
      <ControlledField control={control} name="gender" label={t('fields.gender')}>
        {(field) => (
          <Select
            {...field}
            disabled={disabled}
            placeholder={t('placeholders.gender')}
            options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="birthDate" label={t('fields.birthDate')}>
        {(field) => <TextInput type="date" autoComplete="bday" {...field} disabled={disabled} />}
      </ControlledField>
      <ControlledField control={control} name="phone" label={t('fields.phone')}>
        {(field) => (
          <TextInput
            type="tel"
            autoComplete="tel"
            placeholder={t('placeholders.phone')}
            {...field}
            disabled={disabled}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="description" label={t('fields.description')}>
        {(field) => (
          <TextArea rows={3} placeholder={t('placeholders.description')} {...field} disabled={disabled} />
        )}
      </ControlledField>
      <fieldset className="profile-vehicle">
        <legend>{t('vehicle.title')}</legend>
        <p>{t('vehicle.hint')}</p>
        {VEHICLE_FIELDS.map((name) => (
          <ControlledField key={name} control={control} name={`vehicle.${name}`} label={t(`vehicle.${name}`)}>
            {(field) => (
              <TextInput
                autoComplete="off"
                placeholder={disabled ? '' : t(`vehicle.placeholders.${name}`)}
                {...field}
                disabled={disabled}
              />
            )}
          </ControlledField>
        ))}
      </fieldset>
    </>
  );
}
