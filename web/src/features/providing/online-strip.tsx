import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../../shared/saved-routes/waiting-note.js';
import { timeLeftText } from '../../shared/time/time-texts.js';
import { useNow } from '../../shared/time/use-now.js';

/** How often the waiting are counted anew, ms. */
const WAITING_EVERY_MS = 60_000;

/** 'Yayındasın · Ankara → Eskişehir · 42 dk kaldı', while online (look.md). */
export function OnlineStrip({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('providing');
  const now = useNow();
  const left = timeLeftText(user.serviceEndsAt, now);
  const way = { from: user.serviceFrom ?? '', to: user.serviceTo ?? '' };
  return (
    <>
      <p className="strip strip-online numbers">{t('strip', { ...way, left })}</p>
      <WaitingNote offer={{}} everyMs={WAITING_EVERY_MS} />
      {/* told once; the minutes above would be read out again and again */}
      <p className="visually-hidden" role="status">
        {t('stripTold', way)}
      </p>
    </>
  );
}
