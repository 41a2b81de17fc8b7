import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { ANALYTICS_SECTION, PATHS } from '../../shared/paths.js';
import { Icon } from '../../shared/ui/icon.js';
import './account.tr.js';

const CONSENTS = [
  ['terms', PATHS.terms],
  ['privacy', PATHS.privacyNotice],
  ['analytics', `${PATHS.terms}#${ANALYTICS_SECTION}`],
  ['notifications', PATHS.notificationSettings],
] as const;

/** The section "Verdiğin izinler", with where each one is read or taken back. */
export function ConsentsSection() {
  const { t } = useTranslation('account');
  const { firebase } = usePublicConfig();
  const hasAnalytics = firebase?.measurementId !== undefined;
  const consents = CONSENTS.filter(([consent]) => consent !== 'analytics' || hasAnalytics);
  return (
    <section className="account-section" aria-labelledby="account-consents">
      <h2 id="account-consents">{t('consents.title')}</h2>
      <ul className="account-links">
        {consents.map(([consent, path]) => (
          <li key={consent}>
            <Link to={path}>
              {t(`consents.${consent}`)}
              <Icon name="forward" size={18} />
            </Link>
            <p className="account-note">{t(`consents.hints.${consent}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
