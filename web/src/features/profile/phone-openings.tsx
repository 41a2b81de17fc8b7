import type { PhoneOpening } from '@rotadas/contracts/agreements/agreement';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreementPath } from '../../shared/paths.js';
import { momentText } from '../../shared/time/time-texts.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { usePhoneOpeningsQuery } from './profile.api.js';
import './profile.tr.js';

/** The section 'Numaranı görenler' of the profile. */
export function PhoneOpenings() {
  const { t } = useTranslation('profile');
  const query = usePhoneOpeningsQuery(undefined);
  return (
    <section className="profile-openings" aria-labelledby="phone-openings">
      <h2 id="phone-openings">{t('openings.title')}</h2>
      {query.data ? (
        <OpeningList openings={query.data.items} />
      ) : (
        <QueryState query={query} loading={t('openings.loading')} rows={1} failed={t('openings.failed')} />
      )}
    </section>
  );
}

function OpeningList({ openings }: { openings: readonly PhoneOpening[] }) {
  const { t } = useTranslation('profile');
  if (openings.length === 0) return <p>{t('openings.empty')}</p>;
  return (
    <>
      <p>{t('openings.hint')}</p>
      <ul>
        {openings.map(({ agreementId, person, from, to }) => (
          <li key={agreementId}>
            <Link to={agreementPath(agreementId)}>{person.name}</Link>
            <span className="numbers">
              {to === null
                ? t('openings.open', { from: momentText(from) })
                : t('openings.between', { from: momentText(from), to: momentText(to) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
