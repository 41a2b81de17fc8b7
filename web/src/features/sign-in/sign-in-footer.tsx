import { useTranslation } from 'react-i18next';
import { PATHS } from '../../shared/paths.js';

/** Links that load the page anew (spec 2), and the copyright. */
export function SignInFooter() {
  const { t } = useTranslation('sign-in');
  return (
    <footer className="sign-in-footer">
      <nav>
        <a href={PATHS.about}>{t('footer.about')}</a>
        <a href={PATHS.terms}>{t('footer.terms')}</a>
      </nav>
      <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
