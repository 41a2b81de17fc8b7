import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { Icon } from '../../shared/ui/icon.js';
import './account.tr.js';

const CONSENTS = [
  ['terms', PATHS.terms],
  ['privacy', PATHS.privacyNotice],
  ['analytics', PATHS.terms],
  ['notifications', PATHS.notificationSettings],
] as const;

/** The section "Verdiğin izinler", with where each one is read or taken back. */
export function ConsentsSection() {
  const { t } = useTranslation('account');
  return (
    <section className="account-section" aria-labelledby="account-consents">
      <h2 id="account-consents">{t('consents.title')}</h2>
      <ul className="account-links">
        {CONSENTS.map(([consent, path]) => (
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
