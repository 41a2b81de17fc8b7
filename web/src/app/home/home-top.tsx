import type { CurrentUser } from '@rotadas/contracts/users/user';
import type { ComponentProps } from 'react';
import { ProfileMenu } from '../../features/home/profile-menu.js';
import '../../features/home/top-bar.css';
import { useUnreadQuery } from '../../features/notifications/notifications.api.js';
import { SearchChips } from '../../features/search/search-chips.js';
import { Brand } from '../../shared/ui/brand.js';
import { HomeMenu, loadLaterParts } from './later-parts.js';

interface HomeTopProps {
  user: CurrentUser | undefined;
  chip: ComponentProps<typeof SearchChips>;
  onReport: () => void;
  onSignOut: () => void;
}

/** The bar at the top, and under it on phones what is searched for. */
export function HomeTop({ user, chip, onReport, onSignOut }: HomeTopProps) {
  const { data: unread = 0 } = useUnreadQuery(undefined);
  const menu = (
    <ProfileMenu
      name={user?.fullName ?? ''}
      picture={user?.profileImage ?? null}
      unread={unread}
      isAdmin={user?.isAdmin === true}
      isOnline={user?.isOnline === true}
      onReport={onReport}
      onSignOut={onSignOut}
      Menu={HomeMenu}
      onApproach={loadLaterParts}
    />
  );
  return (
    <header className="home-top">
      <div className="top-bar">
        <Brand />
        {menu}
      </div>
      <div className="home-chip">
        <SearchChips {...chip} />
      </div>
    </header>
  );
}
