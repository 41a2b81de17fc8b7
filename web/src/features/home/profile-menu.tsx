import { Avatar, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { Icon } from '../../shared/ui/icon.js';

interface ProfileMenuProps {
  name: string;
  picture: string | null;
  isAdmin: boolean;
  onReport: () => void;
  onSignOut: () => void;
}

/** The avatar and what hangs on it: profile, theme, terms, about, report, admin, sign out (spec 2). */
export function ProfileMenu({ name, picture, isAdmin, onReport, onSignOut }: ProfileMenuProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { mode, toggle } = useThemeMode();
  const goTo = (path: string) => () => void navigate(path);
  const items: MenuProps['items'] = [
    {
      key: 'profile',
      label: t('menu.profile'),
      icon: <Icon name="user" size={20} />,
      onClick: goTo(PATHS.profile),
    },
    {
      key: 'theme',
      label: mode === 'dark' ? t('menu.light') : t('menu.dark'),
      icon: <Icon name={mode === 'dark' ? 'sun' : 'moon'} size={20} />,
      onClick: toggle,
    },
    {
      key: 'terms',
      label: t('menu.terms'),
      icon: <Icon name="document" size={20} />,
      onClick: goTo(PATHS.terms),
    },
    {
      key: 'about',
      label: t('menu.about'),
      icon: <Icon name="about" size={20} />,
      onClick: goTo(PATHS.about),
    },
    {
      key: 'report',
      label: t('menu.report'),
      icon: <Icon name="alert" size={20} />,
      onClick: onReport,
    },
    ...(isAdmin
      ? [
          {
            key: 'admin',
            label: t('menu.admin'),
            icon: <Icon name="list" size={20} />,
            onClick: goTo(PATHS.admin),
          },
        ]
      : []),
    { type: 'divider' },
    { key: 'exit', label: t('menu.signOut'), icon: <Icon name="exit" size={20} />, onClick: onSignOut },
  ];
  return (
    <Dropdown
      menu={{ items }}
      classNames={{ root: 'profile-menu' }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.closest('header') ?? document.body} // within a landmark
      onOpenChange={(open) => {
        if (!open) button.current?.focus();
      }}
      autoFocus
    >
      <button ref={button} type="button" className="profile-menu-button" aria-label={t('menu.open')}>
        {/* A picture that cannot be had, or lies where the content policy lets none in, leaves the letter. */}
        <Avatar size={36} {...(picture !== null && { src: picture, alt: '' })}>
          {name === '' ? <Icon name="user" size={20} /> : name.charAt(0).toLocaleUpperCase('tr')}
        </Avatar>
      </button>
    </Dropdown>
  );
}
