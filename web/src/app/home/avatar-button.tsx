import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import './home.tr.js';

interface AvatarButtonProps extends ComponentProps<'button'> {
  name: string;
  picture: string | null;
  unread: number;
}

const COUNTED_MAX = 99;

export function AvatarButton({ name, picture, unread, className = '', ...button }: AvatarButtonProps) {
  const { t } = useTranslation('home');
  // A picture may fail to load, or the CSP may block it; the letter is shown instead.
  const [missing, setMissing] = useState<string | null>(null);
  const letter = name === '' ? <Icon name="user" size={20} /> : name.charAt(0).toLocaleUpperCase('tr');
  const shown = picture === missing ? null : picture;
  return (
    <button
      type="button"
      className={`profile-menu-button ${className}`}
      aria-label={unread === 0 ? t('menu.open') : t('menu.openUnread', { count: unread })}
      {...button}
    >
      <span className="avatar">
        {shown === null ? letter : <img src={shown} alt="" onError={() => setMissing(shown)} />}
      </span>
      {unread > 0 && (
        <span
          className="avatar-count numbers"
          data-count={unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          aria-hidden="true"
        />
      )}
    </button>
  );
}
