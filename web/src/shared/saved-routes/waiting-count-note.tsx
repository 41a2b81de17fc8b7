import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import './save-route.css';
import { useWaitingCountQuery, type WaitingRouteQuery } from './saved-routes.api.js';
import './save-route.tr.js';

interface WaitingCountNoteProps {
  /** Empty for the user's own live offer, null while incomplete. */
  offer: WaitingRouteQuery | null;
  everyMs?: number;
}

/** 'Bu rotada 3 kişi bekliyor', without names. */
export function WaitingCountNote({ offer, everyMs = 0 }: WaitingCountNoteProps) {
  const { t } = useTranslation('save-route');
  const { currentData } = useWaitingCountQuery(offer ?? skipToken, { pollingInterval: everyMs });
  if (currentData === undefined || currentData.waiting === 0) return null;
  return (
    <p className="waiting-note numbers" role="status">
      {t('waiting', { count: currentData.waiting })}
    </p>
  );
}
