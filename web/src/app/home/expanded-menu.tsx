import { Dropdown, type MenuProps } from 'antd';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useInstall } from '../../shared/install/install.js';
import { PATHS } from '../../shared/paths.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { Icon } from '../../shared/ui/icon.js';
import { AvatarButton } from './avatar-button.js';
import './home.tr.js';
import '../../shared/install/install.tr.js';

interface ExpandedMenuProps {
  isAdmin: boolean;
  /** While positions are sent this page must stay open, so others open in a new tab. */
  isOnline: boolean;
  onReport: () => void;
  onSignOut: () => void;
  button: ComponentProps<typeof AvatarButton>;
}

/** Initially open, since the press that opens it loads it. */
export function ExpandedMenu({ isAdmin, isOnline, onReport, onSignOut, button: avatar }: ExpandedMenuProps) {
  const { t } = useTranslation(['home', 'install']);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  const { mode, toggle } = useThemeMode();
  const { isOffered, install } = useInstall();
  const goTo = (path: string) => () => void navigate(path);
  const read = (path: string) => (isOnline ? () => void window.open(path, '_blank', 'noopener') : goTo(path));
  const items: MenuProps['items'] = [
    {
      key: 'profile',
      label: t('menu.profile'),
      icon: <Icon name="user" size={20} />,
      onClick: goTo(PATHS.profile),
    },
    {
      key: 'notifications',
      label: (
        <span className="menu-counted">
          {t('menu.notifications')}
          {avatar.unread > 0 && <span className="menu-count numbers">{avatar.unread}</span>}
        </span>
      ),
      icon: <Icon name="bell" size={20} />,
      onClick: goTo(PATHS.notifications),
    },
    {
      key: 'saved-routes',
      label: t('menu.savedRoutes'),
      icon: <Icon name="place" size={20} />,
      onClick: goTo(PATHS.savedRoutes),
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
      onClick: read(PATHS.terms),
    },
    {
      key: 'about',
      label: t('menu.about'),
      icon: <Icon name="about" size={20} />,
      onClick: read(PATHS.about),
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
    ...(isOffered
      ? [
          {
            key: 'install',
            label: t('install:menu'),
            icon: <Icon name="download" size={20} />,
            onClick: install,
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
      // inside a landmark
      getPopupContainer={(trigger) => trigger.closest('header') ?? document.body}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) button.current?.focus();
      }}
      autoFocus
    >
      <AvatarButton {...avatar} ref={button} />
    </Dropdown>
  );
}
