import { Avatar } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPhoto } from '../../shared/auth/firebase-auth.js';
import { logWarning } from '../../shared/log/log.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { PhotoUpload } from './photo-upload.js';

interface ProfilePictureProps {
  picture: string | null;
  name: string;
  isEditing: boolean;
  onChange: (picture: string | null) => void;
  onUploaded: () => void;
}

/** The user's picture, which a file or the photo of the Google account can replace. */
export function ProfilePicture({ picture, name, isEditing, onChange, onUploaded }: ProfilePictureProps) {
  const { t } = useTranslation('profile');
  const [photo, setPhoto] = useState<string | null>(null);
  useEffect(() => {
    ownPhoto().then(setPhoto, (error: unknown) =>
      logWarning('photo of the Google account not loaded', error),
    );
  }, []);
  return (
    <div className="profile-picture">
      <Avatar size={72} src={picture} alt={t('picture.own')}>
        {name.trim() === '' ? <Icon name="user" size={40} /> : name.trim().charAt(0).toLocaleUpperCase('tr')}
      </Avatar>
      <PhotoUpload onUploaded={onUploaded} />
      {isEditing && picture !== null && <Button onClick={() => onChange(null)}>{t('picture.remove')}</Button>}
      {isEditing && photo !== null && photo !== picture && (
        <Button onClick={() => onChange(photo)}>{t('picture.google')}</Button>
      )}
    </div>
  );
}
