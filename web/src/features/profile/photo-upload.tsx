import { PHOTO_TYPES } from '@rotadas/contracts/users/photo';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { useUploadPhotoMutation } from './profile.api.js';
import { shrinkPhoto } from './shrink-photo.js';

/** Saves a photo immediately, apart from the form. */
export function PhotoUpload({ onUploaded }: { onUploaded: () => void }) {
  const { t } = useTranslation('profile');
  const [uploadPhoto] = useUploadPhotoMutation();
  const { busy, run } = useActionWithToast();
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // The same file can be chosen again
    if (!file) return;
    const send = async () => {
      await uploadPhoto(await shrinkPhoto(file)).unwrap();
      onUploaded();
      showSuccess(t('picture.uploaded'));
    };
    void run(send, t('picture.uploadFailed'));
  };
  return (
    <label className="button" aria-busy={busy || undefined}>
      {t(busy ? 'picture.uploading' : 'picture.upload')}
      <input type="file" accept={PHOTO_TYPES.join(',')} disabled={busy} onChange={upload} />
    </label>
  );
}
