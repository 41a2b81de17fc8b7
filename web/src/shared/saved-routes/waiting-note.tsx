import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import './waiting-note.css';
import { useWaitingQuery, type WaitingRouteQuery } from './saved-routes.api.js';
import '../i18n/alerts.tr.js';

interface WaitingNoteProps {
  /** The offer that is meant; empty for the own live one, null while it is not whole. */
  offer: WaitingRouteQuery | null;
  /** How often it is counted anew, ms; 0 for once. */
  everyMs?: number;
}

/** 'Bu rotada 3 kişi bekliyor', without their names; null where nobody does. */
export function WaitingNote({ offer, everyMs = 0 }: WaitingNoteProps) {
  const { t } = useTranslation('alerts');
  const { currentData } = useWaitingQuery(offer ?? skipToken, { pollingInterval: everyMs });
  if (currentData === undefined || currentData.waiting === 0) return null;
  return (
    <p className="waiting-note numbers" role="status">
      {t('waiting', { count: currentData.waiting })}
    </p>
  );
}
