import { Input, Select } from 'antd';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultOf, FormField } from '../../shared/ui/form-field.js';
import type { ProfileDraft, ProfileForm } from './profile-form.js';

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileDraft, unknown, ProfileForm>;
  disabled: boolean;
}

const GENDERS = ['male', 'female', 'other'] as const;

/** The fields of the profile; disabled until edit mode (spec 2). */
export function ProfileFields({ form, disabled }: ProfileFieldsProps) {
  const { t } = useTranslation('profile');
  const { control } = form;
  const error = (name: keyof ProfileDraft) => form.formState.errors[name]?.message;
  return (
    <>
      <FormField id="fullName" label={t('fields.fullName')} error={error('fullName')}>
        <Controller
          control={control}
          name="fullName"
          render={({ field }) => (
            <Input
              id="fullName"
              autoComplete="name"
              {...field}
              {...faultOf('fullName', error('fullName'))}
              disabled={disabled}
            />
          )}
        />
      </FormField>
      <FormField id="gender" label={t('fields.gender')} error={error('gender')}>
        <Controller
          control={control}
          name="gender"
          render={({ field }) => (
            <Select
              id="gender"
              {...field}
              {...faultOf('gender', error('gender'))}
              disabled={disabled}
              placeholder={t('placeholders.gender')}
              options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
            />
          )}
        />
      </FormField>
      <FormField id="birthDate" label={t('fields.birthDate')} error={error('birthDate')}>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <Input
              id="birthDate"
              type="date"
              autoComplete="bday"
              {...field}
              {...faultOf('birthDate', error('birthDate'))}
              disabled={disabled}
            />
          )}
        />
      </FormField>
      <FormField id="phone" label={t('fields.phone')} error={error('phone')}>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <Input
              id="phone"
              type="tel"
              autoComplete="tel"
              placeholder={t('placeholders.phone')}
              {...field}
              {...faultOf('phone', error('phone'))}
              disabled={disabled}
            />
          )}
        />
      </FormField>
      <FormField id="description" label={t('fields.description')} error={error('description')}>
        <Controller
          control={control}
          name="description"
          render={({ field }) => (
            <Input.TextArea
              id="description"
              autoSize={{ minRows: 3, maxRows: 8 }}
              placeholder={t('placeholders.description')}
              {...field}
              {...faultOf('description', error('description'))}
              disabled={disabled}
            />
          )}
        />
      </FormField>
    </>
  );
}
