import type { CurrentUser } from '@rotadas/contracts/users/user';
import { type ComponentProps, Suspense, useState } from 'react';
import { useUnreadCountQuery } from '../../features/notifications/notifications.api.js';
import { useReopened, useStoreReopen } from '../../shared/loading/reopen-after-load.js';
import { type FailedPartProps, LoadFailedDialog } from '../../shared/loading/load-failed.js';
import { lazyWithAntd } from '../lazy-with-antd.js';
import { AvatarButton } from './avatar-button.js';
import type { ExpandedMenu } from './expanded-menu.js';

interface HomeMenuProps extends ComponentProps<typeof ExpandedMenu> {
  onClose: () => void;
}

export const HomeMenu = lazyWithAntd<HomeMenuProps>(
  async () => (await import('./expanded-menu.js')).ExpandedMenu,
  { Failed: FailedMenu, close: ({ onClose }) => onClose() },
);

function FailedMenu({ part, ...failure }: FailedPartProps<HomeMenuProps>) {
  useStoreReopen('menu', 'open');
  return (
    <>
      <AvatarButton {...part.button} aria-haspopup="menu" aria-busy={failure.busy} onClick={failure.retry} />
      <LoadFailedDialog {...failure} />
    </>
  );
}

interface ProfileMenuProps {
  user: CurrentUser | undefined;
  mapFragment: () => string;
  onOffers: () => void;
  onReport: () => void;
  onSignOut: () => void;
  onHoverOrFocus: () => void;
}

export function ProfileMenu({ user, onHoverOrFocus, ...menu }: ProfileMenuProps) {
  const { data: unread = 0 } = useUnreadCountQuery(undefined);
  const [opened, setOpened] = useState(useReopened('menu') !== null);
  const person = { name: user?.fullName ?? '', picture: user?.profileImage ?? null, unread };
  const button = (
    <AvatarButton
      {...person}
      aria-haspopup="menu"
      aria-busy={opened}
      onPointerEnter={onHoverOrFocus}
      onFocus={onHoverOrFocus}
      onClick={() => setOpened(true)}
    />
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <HomeMenu
        isAdmin={user?.isAdmin === true}
        isOnline={user?.isOnline === true}
        {...menu}
        button={person}
        onClose={() => setOpened(false)}
      />
    </Suspense>
  );
}
