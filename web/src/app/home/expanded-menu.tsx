import { Dropdown, type MenuProps } from 'antd';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useInstall } from '../../shared/install/install.js';
import { PATHS } from '../../shared/paths.js';
import { copyLink } from '../../shared/share/copy-link.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { AvatarButton } from './avatar-button.js';
import './expanded-menu.tr.js';
import '../../shared/install/install.tr.js';

interface ExpandedMenuProps {
  isAdmin: boolean;
  /** While online, public pages open in a new tab, since leaving would stop sending positions. */
  isOnline: boolean;
  /** The fragment of the address that opens the map as it is shown. */
  mapFragment: () => string;
  onOffers: () => void;
  onReport: () => void;
  onSignOut: () => void;
  button: ComponentProps<typeof AvatarButton>;
}

/** Open on mount, because the press that opens the menu also loads it. */
export function ExpandedMenu(props: ExpandedMenuProps) {
  const { isAdmin, isOnline, mapFragment, onOffers, onReport, onSignOut, button: avatar } = props;
  const { t } = useTranslation(['menu', 'install']);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  const { mode, toggle } = useThemeMode();
  const { isOffered, install } = useInstall();
  const goTo = (path: string) => () => void navigate(path);
  const read = (path: string) => (isOnline ? () => void window.open(path, '_blank', 'noopener') : goTo(path));
  const notifications = (
    <span className="menu-counted">
      {t('notifications')}
      {avatar.unread > 0 && <span className="menu-count numbers">{avatar.unread}</span>}
    </span>
  );
  const isDark = mode === 'dark';
  const copyMapLink = () => void copyLink(window.location.search + mapFragment());
  const items: MenuProps['items'] = [
    entry('profile', 'user', t('profile'), goTo(PATHS.profile)),
    entry('account', 'shield', t('account'), goTo(PATHS.account)),
    entry('notifications', 'bell', notifications, goTo(PATHS.notifications)),
    entry('agreements', 'agreement', t('agreements'), goTo(PATHS.agreements)),
    entry('offers', 'list', t('offers'), onOffers),
    entry('saved-routes', 'place', t('savedRoutes'), goTo(PATHS.savedRoutes)),
    entry('devices', 'mobile', t('devices'), goTo(PATHS.devices)),
    entry('link', 'share', t('copyLink'), copyMapLink),
    entry('theme', isDark ? 'sun' : 'moon', isDark ? t('light') : t('dark'), toggle),
    entry('terms', 'document', t('terms'), read(PATHS.terms)),
    entry('about', 'about', t('about'), read(PATHS.about)),
    entry('report', 'alert', t('report'), onReport),
    ...(isAdmin ? [entry('admin', 'eye', t('admin'), goTo(PATHS.admin))] : []),
    ...(isOffered ? [entry('install', 'download', t('install:menu'), install)] : []),
    { type: 'divider' },
    entry('exit', 'exit', t('signOut'), onSignOut),
  ];
  return (
    <Dropdown
      menu={{ items }}
      classNames={{ root: 'profile-menu' }}
      trigger={['click']}
      placement="bottomRight"
      // Accessibility checks require content inside a landmark.
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

const entry = (key: string, icon: IconName, label: ReactNode, onClick: () => void) => ({
  key,
  label,
  icon: <Icon name={icon} size={20} />,
  onClick,
});
