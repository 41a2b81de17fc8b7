import { PHOTO_TYPES } from '@rotadas/contracts/users/photo';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useUploadPhotoMutation } from './profile.api.js';
import { shrinkPhoto } from './shrink-photo.js';

/** Saves a photo immediately, apart from the form. */
export function PhotoUpload() {
  const { t } = useTranslation('profile');
  const [uploadPhoto, { isLoading }] = useUploadPhotoMutation();
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // The same file can be chosen again
    if (!file) return;
    const task = uploadPhoto(await shrinkPhoto(file)).unwrap();
    if (await withFailureToast(task, t('picture.uploadFailed'))) showSuccess(t('picture.uploaded'));
  };
  return (
    <label className="button" aria-busy={isLoading || undefined}>
      {t(isLoading ? 'picture.uploading' : 'picture.upload')}
      <input
        type="file"
        accept={PHOTO_TYPES.join(',')}
        disabled={isLoading}
        onChange={(event) => void upload(event)}
      />
    </label>
  );
}
