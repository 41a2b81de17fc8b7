import { isRatable } from '@rotadas/contracts/agreements/agreement-times';
import { useTranslation } from 'react-i18next';
import { useAgreementRatingsQuery } from '../../shared/agreements/agreements.api.js';
import { type AgreementPartProps, otherPerson } from './agreement-status.js';
import './agreements.tr.js';

/** The ratings that the user may see; nothing before the first. */
export function Ratings({ agreement, side, now }: AgreementPartProps) {
  const { t } = useTranslation('agreements');
  const { data } = useAgreementRatingsQuery(agreement.id);
  const { ratings = [] } = data ?? {};
  const { id, name } = otherPerson(agreement, side);
  if (ratings.length === 0) return null;
  return (
    <section className="agreement-part" aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t('rating.title')}</h2>
      {ratings.map(({ fromUserId, rating, comment }) => (
        <p key={fromUserId} className="agreement-rating">
          <span>
            <bdi>{fromUserId === id ? name : t('rating.own')}</bdi>{' '}
            <span role="img" aria-label={t('rating.star', { count: rating })}>
              {'★'.repeat(rating).padEnd(5, '☆')}
            </span>
          </span>
          {comment !== null && <span>{comment}</span>}
        </p>
      ))}
      {isRatable(agreement, now) && ratings.length === 1 && ratings[0]?.fromUserId !== id && (
        <p className="agreement-muted">{t('rating.hidden')}</p>
      )}
    </section>
  );
}
