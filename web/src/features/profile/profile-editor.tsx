import { zodResolver } from '@hookform/resolvers/zod';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { REDIRECT_DELAY_MS } from '../../shared/paths.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { ProfileFields } from './profile-fields.js';
import { ProfileForm, toProfileDraft, type ProfileDraft } from './profile-form.js';
import { ProfilePicture } from './profile-picture.js';
import { UnsavedSheet } from './unsaved-sheet.js';
import { useSaveProfileMutation } from './profile.api.js';
import { Button } from '../../shared/ui/button.js';
import { useAfterDelay } from '../../shared/ui/use-after-delay.js';

const EDIT_NOTICE_MS = 5_000;

interface ProfileEditorProps {
  user: CurrentUser | undefined;
  startInEdit: boolean;
  onLeave: () => void;
}

/**
 * The form, read-only until 'Düzenle' unless a mandatory field is missing; a save redirects to the
 * map after 1.5 s.
 */
export function ProfileEditor({ user, startInEdit, onLeave }: ProfileEditorProps) {
  const { t } = useTranslation('profile');
  const [chosen, setEditing] = useState<boolean | null>(startInEdit ? true : null);
  const isIncomplete = user !== undefined && Object.keys(missingProfileFields(user)).length > 0;
  const isEditing = chosen ?? isIncomplete;
  const isNoticeOver = useAfterDelay(true, EDIT_NOTICE_MS);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<ProfileDraft, unknown, ProfileForm>({
    resolver: zodResolver(ProfileForm),
    values: toProfileDraft(user),
    resetOptions: { keepDirtyValues: true },
  });
  const name = useWatch({ control: form.control, name: 'fullName' });
  const [saveProfile, { isLoading: isSaving }] = useSaveProfileMutation();
  const save = async (profile: ProfileForm) => {
    const saved = withFailureToast(saveProfile(profile).unwrap(), t('saveFailed'), {
      signedOut: t('sessionMissing'),
    });
    if (!(await saved)) return;
    showSuccess(t('saved'));
    setEditing(false);
    setSaved(true);
  };
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => leave(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) form.setFocus('fullName');
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, form]);
  const edit = () => {
    setSaved(false); // Stops the redirect
    setEditing(true);
  };
  const cancel = () => {
    form.reset(toProfileDraft(user), { keepDirtyValues: false });
    setEditing(false);
  };

  return (
    <>
      <form className="profile-form" onSubmit={form.handleSubmit(save)} noValidate>
        {startInEdit && !isNoticeOver && (
          <Alert type="warning" showIcon title={t('editNotice')} description={t('editNoticeText')} />
        )}
        <Alert type="info" title={`${t('notice')} ${t('adults')}`} />
        <Controller
          control={form.control}
          name="profileImage"
          render={({ field }) => (
            <ProfilePicture
              picture={field.value}
              name={name}
              isEditing={isEditing && !isSaving}
              onChange={field.onChange}
              // A changed value would hide the upload, and replace it on save.
              onUploaded={() => form.resetField('profileImage')}
            />
          )}
        />
        {user && <p className="profile-email">{user.email}</p>}
        <ProfileFields form={form} disabled={!isEditing || isSaving} />
        {isEditing ? (
          <div className="profile-actions" key="editing">
            <Button onClick={cancel} disabled={isSaving}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" busy={isSaving}>
              {t('save')}
            </Button>
          </div>
        ) : (
          <div className="profile-actions" key="reading">
            <Button onClick={onLeave}>{t('back')}</Button>
            <Button ref={editButton} variant="primary" onClick={edit}>
              {t('edit')}
            </Button>
          </div>
        )}
      </form>
      <UnsavedSheet isUnsaved={isEditing && form.formState.isDirty} onLeave={onLeave} />
    </>
  );
}
