import type { CurrentUser } from '@rotadas/contracts/users/user';
import { DepartureStrip } from '../../features/providing/departure-strip.js';
import { OnlineStrip } from '../../features/providing/online-strip.js';
import '../later-texts.js';

/** What a user offers now: a planned offer that departs, and the one on the map. */
export default function ProviderStrips({ user }: { user: CurrentUser }) {
  return (
    <>
      <DepartureStrip />
      {user.isOnline && <OnlineStrip user={user} />}
    </>
  );
}
