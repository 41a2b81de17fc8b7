import { type AgreementPerson, DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import { ratingText } from '../../shared/offer/offer-texts.js';

/** Name, and rating or 'Yeni'. */
export function PersonLine({ person }: { person: AgreementPerson }) {
  return (
    <span className="person-line">
      <bdi>{person.name}</bdi>
      {person.name !== DELETED_NAME && <span className="person-rating numbers">{ratingText(person)}</span>}
    </span>
  );
}
