import type { CurrentUser } from '@rotadas/contracts/users/user';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadQuery } from '../../features/notifications/notifications.api.js';
import { type FailedPartProps, LoadFailedOver } from '../../shared/loading/load-failed.js';
import { Icon } from '../../shared/ui/icon.js';
import { kitPart } from '../kit-part.js';
import type { UnfoldedMenu } from './unfolded-menu.js';

interface AvatarButtonProps extends ComponentProps<'button'> {
  name: string;
  picture: string | null;
  /** Unread notifications. */
  unread: number;
}

/** More than this are not counted on so small a place. */
const COUNTED_MAX = 99;

/** The user's picture or first letter, which unfolds the menu. */
export function AvatarButton({ name, picture, unread, className = '', ...button }: AvatarButtonProps) {
  const { t } = useTranslation('home');
  // A picture that cannot be had, or lies where the content policy lets none in, leaves the letter.
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

/** The menu on the avatar. */
export const HomeMenu = kitPart(async () => (await import('./unfolded-menu.js')).UnfoldedMenu, {
  Failed: FailedMenu,
});

/** Shown instead of a menu that failed: its button stays and tries again. */
function FailedMenu({ part, ...failure }: FailedPartProps<ComponentProps<typeof UnfoldedMenu>>) {
  return (
    <>
      <AvatarButton {...part.button} aria-haspopup="menu" aria-busy={failure.busy} onClick={failure.retry} />
      <LoadFailedOver {...failure} />
    </>
  );
}

interface ProfileMenuProps {
  user: CurrentUser | undefined;
  onReport: () => void;
  onSignOut: () => void;
  /** Called when the pointer or the focus reaches the avatar, to load the menu ahead. */
  onApproach: () => void;
}

/** The avatar and its menu (spec 2), which is loaded when it is first opened. */
export function ProfileMenu({ user, onReport, onSignOut, onApproach }: ProfileMenuProps) {
  const { data: unread = 0 } = useUnreadQuery(undefined);
  const [wanted, setWanted] = useState(false);
  const person = { name: user?.fullName ?? '', picture: user?.profileImage ?? null, unread };
  const button = (
    <AvatarButton
      {...person}
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <HomeMenu
        isAdmin={user?.isAdmin === true}
        isOnline={user?.isOnline === true}
        onReport={onReport}
        onSignOut={onSignOut}
        button={person}
      />
    </Suspense>
  );
}
