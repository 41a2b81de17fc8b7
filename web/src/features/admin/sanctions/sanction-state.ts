import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import i18next from 'i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import './sanctions.tr.js';

/** Whether it keeps the person out at `now`, epoch ms. */
export const isRestricting = ({ kind, until, liftedAt }: Sanction, now: number): boolean =>
  kind !== 'warning' && liftedAt === null && (until === null || until > now);

export function sanctionStateText(sanction: Sanction, now: number): string {
  const { kind, liftedAt, readAt } = sanction;
  if (liftedAt !== null) return i18next.t('sanctions:state.lifted', { at: momentText(liftedAt) });
  if (kind !== 'warning')
    return i18next.t(isRestricting(sanction, now) ? 'sanctions:state.active' : 'sanctions:state.ended');
  if (readAt === null) return i18next.t('sanctions:state.unread');
  return i18next.t('sanctions:state.read', { at: momentText(readAt) });
}
