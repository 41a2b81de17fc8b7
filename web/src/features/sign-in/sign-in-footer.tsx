import { useTranslation } from 'react-i18next';
import { useTrack } from '../../shared/analytics/use-track.js';
import { PATHS } from '../../shared/paths.js';

const LINKS = ['about', 'terms'] as const;

/** Links that load the page anew (spec 2), and the copyright. */
export function SignInFooter() {
  const { t } = useTranslation('sign-in');
  const track = useTrack();
  return (
    <footer className="sign-in-footer">
      <nav aria-label={t('footer.label')}>
        {LINKS.map((link) => (
          <a key={link} href={PATHS[link]} onClick={() => track('link_click', { link })}>
            {t(`footer.${link}`)}
          </a>
        ))}
      </nav>
      <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
