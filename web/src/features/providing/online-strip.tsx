import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { timeLeftText } from '../../shared/time/time-texts.js';
import { useNow } from '../../shared/time/use-now.js';

/** 'Yayındasın · Ankara → Eskişehir · 42 dk kaldı', while online (look.md). */
export function OnlineStrip({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('providing');
  const now = useNow();
  const left = timeLeftText(user.serviceEndsAt, now);
  return (
    <p className="strip strip-online numbers" role="status">
      {t('strip', { from: user.serviceFrom ?? '', to: user.serviceTo ?? '', left })}
    </p>
  );
}
