import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../shared/analytics/track.js';
import { PATHS } from '../../shared/paths.js';

const LINKS = ['about', 'terms'] as const;

const subscribeToNothing = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** The page is prerendered, possibly in an earlier year. */
const buildYear = () => import.meta.env.BUILD_YEAR;

export function SignInFooter() {
  const { t } = useTranslation('sign-in');
  const year = useSyncExternalStore(subscribeToNothing, thisYear, buildYear);
  return (
    <footer className="sign-in-footer">
      <nav aria-label={t('footer.label')}>
        {LINKS.map((link) => (
          <a key={link} href={PATHS[link]} onClick={() => track('link_click', { link })}>
            {t(`footer.${link}`)}
          </a>
        ))}
      </nav>
      <p>{t('footer.copyright', { year })}</p>
    </footer>
  );
}
