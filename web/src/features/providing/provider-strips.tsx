import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteDemandNote } from '../../shared/saved-routes/route-demand-note.js';
import { timeLeftText, useNow } from '../../shared/time/time-texts.js';
import { Icon } from '../../shared/ui/icon.js';
import { rememberOffer } from './last-offer.js';
import { DepartureStrip } from './departure-strip.js';

interface ProviderStripsProps {
  user: CurrentUser;
  onOpen: () => void;
}

export function ProviderStrips({ user, onOpen }: ProviderStripsProps) {
  return (
    <>
      <DepartureStrip />
      {user.isOnline && <OnlineStrip user={user} onOpen={onOpen} />}
    </>
  );
}

/** Interval at which the number of waiting people is updated, ms. */
const WAITING_INTERVAL_MS = 60_000;

interface OnlineStripProps {
  user: CurrentUser;
  onOpen: () => void;
}

/** 'Yayındasın · Ankara → Eskişehir · 42 dk kaldı'; opens the user's offer. */
function OnlineStrip({ user, onOpen }: OnlineStripProps) {
  const { t } = useTranslation('providing');
  const now = useNow();
  useEffect(() => rememberOffer(user), [user]);
  const left = timeLeftText(user.serviceEndsAt, now);
  const ends = { from: user.serviceFrom ?? '', to: user.serviceTo ?? '' };
  return (
    <>
      <button type="button" className="strip strip-online numbers" onClick={onOpen}>
        {t('strip', { ...ends, left })}
        <Icon name="forward" size={18} />
      </button>
      <RouteDemandNote offer={{}} everyMs={WAITING_INTERVAL_MS} />
      {/* announced once; screen readers would repeat the strip above every minute */}
      <p className="visually-hidden" role="status">
        {t('stripAnnounced', ends)}
      </p>
    </>
  );
}
