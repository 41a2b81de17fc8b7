import type { CurrentUser } from '@rotadas/contracts/users/user';
import { DepartureStrip } from '../../features/providing/departure-strip.js';
import { OnlineStrip } from '../../features/providing/online-strip.js';

interface ProviderStripsProps {
  user: CurrentUser;
  /** Opens the offer that is on the map. */
  onOpen: () => void;
}

/** What a user offers now: a planned offer that departs, and the one on the map. */
export function ProviderStrips({ user, onOpen }: ProviderStripsProps) {
  return (
    <>
      <DepartureStrip />
      {user.isOnline && <OnlineStrip user={user} onOpen={onOpen} />}
    </>
  );
}
