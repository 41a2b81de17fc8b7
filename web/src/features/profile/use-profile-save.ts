import { useTranslation } from 'react-i18next';
import { errorText, isSignedOut } from '../../shared/api/api-error.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import type { ProfileForm } from './profile-form.js';
import { useSaveProfileMutation } from './profile.api.js';

export function useProfileSave(onSaved: () => void) {
  const { t } = useTranslation('profile');
  const [saveProfile, { isLoading }] = useSaveProfileMutation();

  const save = async (form: ProfileForm) => {
    try {
      await saveProfile(form).unwrap();
      showSuccess(t('saved'));
      onSaved();
    } catch (error) {
      const description = isSignedOut(error) ? t('sessionMissing') : errorText(error, t('saveFailed'));
      showFailure(description, error);
    }
  };
  return { save, saving: isLoading };
}
