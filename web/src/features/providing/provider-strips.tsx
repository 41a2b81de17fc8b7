import { canMiss, canStart } from '@rotadas/contracts/agreements/agreement-times';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenAgreements } from '../../shared/agreements/agreement-frames.js';
import { agreementPath } from '../../shared/paths.js';
import { WaitingCountNote } from '../../shared/saved-routes/waiting-count-note.js';
import { departureText, timeLeftText, useNow } from '../../shared/time/time-texts.js';
import { Icon } from '../../shared/ui/icon.js';
import { Strip } from '../../shared/ui/strip.js';
import { EndingAgreements } from './ending-agreements.js';
import { useStartPlannedOffer } from './use-offer-actions.js';
import { usePlanned } from './use-planned.js';

interface ProviderStripsProps {
  user: CurrentUser;
  onOpen: () => void;
  onOpenList: () => void;
  /** The button for help, beside the live offer. */
  help?: ReactNode;
}

export function ProviderStrips({ user, onOpen, onOpenList, help }: ProviderStripsProps) {
  return (
    <>
      <DepartureStrip online={user.isOnline} />
      {user.isOnline ? (
        <OnlineStrip user={user} onOpen={onOpen} help={help} />
      ) : (
        <PlannedStrip onOpen={onOpenList} />
      )}
    </>
  );
}

/** 'Planlı · yarın 09:30 · Ankara → Konya', unless a departure is due. */
export function PlannedStrip({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('providing');
  const { planned, now } = usePlanned();
  const [next] = planned;
  if (next === undefined || next.isDue) return null;
  const { from, to, departsAt } = next.offer;
  return (
    <button type="button" className="strip strip-planned numbers" onClick={onOpen}>
      <Icon name="clock" size={20} />
      {t('stripPlanned', { moment: departureText(departsAt, now), from, to })}
      <Icon name="forward" size={18} />
    </button>
  );
}

/**
 * Polling interval of the waiting count, ms. The server allows twenty counts an hour, most of which
 * are for drafts.
 */
const WAITING_INTERVAL_MS = 600_000;

/** 'Yayındasın · Ankara → Eskişehir · 42 dk kaldı'; opens the user's offer. */
function OnlineStrip({ user, onOpen, help }: Omit<ProviderStripsProps, 'onOpenList'>) {
  const { t } = useTranslation('providing');
  const now = useNow();
  const left = timeLeftText(user.serviceEndsAt, now);
  const ends = { from: user.serviceFrom ?? '', to: user.serviceTo ?? '' };
  return (
    <>
      <div className="strip-row">
        <button type="button" className="strip strip-online numbers" onClick={onOpen}>
          {t('strip', { ...ends, left })}
          <Icon name="forward" size={18} />
        </button>
        {help}
      </div>
      <NextPickup userId={user.id} />
      <WaitingCountNote offer={{}} everyMs={WAITING_INTERVAL_MS} />
      {/* Announced once. A live region around the strip would repeat it every minute. */}
      <p className="visually-hidden" role="status">
        {t('stripAnnounced', ends)}
      </p>
    </>
  );
}

/** 'Sıradaki: Mehmet Ak · Kızılay'; opens the agreement with the next person to pick up. */
function NextPickup({ userId }: { userId: number }) {
  const { t } = useTranslation('providing');
  const now = useNow();
  const [next] = useOpenAgreements()
    .filter(({ providerId, state }) => providerId === userId && state === 'accepted')
    .filter((agreement) => canStart(agreement, now) && !canMiss(agreement, now))
    .toSorted((a, b) => a.departsAt - b.departsAt);
  if (next === undefined) return null;
  return (
    <Link className="strip strip-planned" to={agreementPath(next.id)}>
      <Icon name="user" size={20} />
      {t('nextPickup', { name: next.requester.name, from: next.from.name })}
      <Icon name="forward" size={18} />
    </Link>
  );
}

/** 'Kalkış zamanı: Ankara → Konya', with the button that starts it and ends a live offer. */
export function DepartureStrip({ online }: { online: boolean }) {
  const { t } = useTranslation('providing');
  const { planned } = usePlanned();
  const { busy, start } = useStartPlannedOffer();
  const due = planned.find(({ isDue }) => isDue)?.offer;
  if (!due) return null;
  const action = {
    label: t('planned.begin'),
    name: t('planned.beginOne', { route: t('planned.route', { from: due.from, to: due.to }) }),
    onClick: () => void (busy || start(due.id)),
  };
  return (
    <Strip icon="clock" action={action}>
      {t(online ? 'planned.dueOnline' : 'planned.due', { from: due.from, to: due.to })}
      {online && <EndingAgreements />}
    </Strip>
  );
}
