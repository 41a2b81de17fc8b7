import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useOpenAgreements } from '../../shared/agreements/agreement-frames.js';
import { useLastOfferQuery } from './providing.api.js';
import './providing.tr.js';

interface EndingAgreementsProps {
  /** A planned offer; the live one if missing. */
  offerId?: number;
}

/** Says what the end of an own offer does to its open agreements; nothing if it has none. */
export function EndingAgreements({ offerId }: EndingAgreementsProps) {
  const { t } = useTranslation('providing');
  const { data: live } = useLastOfferQuery(offerId === undefined ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const endingId = offerId ?? live?.offer?.id;
  const ending = useOpenAgreements().filter((agreement) => agreement.offerId === endingId);
  const agreed = ending.filter(({ state }) => state === 'accepted').length;
  const requested = ending.filter(({ state }) => state === 'requested').length;
  const texts = [
    agreed > 0 && t(offerId === undefined ? 'ending.live' : 'ending.planned', { count: agreed }),
    requested > 0 && t('ending.requested', { count: requested }),
  ].filter(Boolean);
  return texts.length > 0 && <strong> {texts.join(' ')}</strong>;
}
