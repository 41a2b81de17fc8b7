import { type AgreementPerson, DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import { useTranslation } from 'react-i18next';
import { ratingText } from './agreement-texts.js';

/** Name, and rating or 'Yeni'. */
export function PersonLine({ person: { name, rating } }: { person: AgreementPerson }) {
  const { t } = useTranslation('agreements');
  return (
    <span className="person-line">
      <bdi>{name}</bdi>
      {name !== DELETED_NAME && (
        <span className="person-rating numbers">
          {rating === undefined ? (
            t('person.new')
          ) : (
            <>
              <span aria-hidden="true">★ {ratingText(rating)}</span>
              <span className="visually-hidden">{t('person.rating', { rating: ratingText(rating) })}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}
