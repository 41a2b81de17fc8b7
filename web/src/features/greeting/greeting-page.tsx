import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEarlyClick } from '../../shared/loading/use-early-click.js';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import '../../shared/ui/button.css';
import { Carousel } from './carousel.js';
import './greeting-page.css';
import './greeting.tr.js';

export function GreetingPage() {
  const { t } = useTranslation('greeting');
  useEarlyClick();
  return (
    <div className="greeting">
      <title>{`${t('title')} · Rotadaş`}</title>
      <header className="greeting-head">
        <Brand size={36} />
      </header>
      <main className="greeting-card">
        <h1 className="visually-hidden">{t('title')}</h1>
        <Carousel />
        <Link className="button button-action button-block" to={PATHS.login} replace>
          {t('continue')}
        </Link>
        <Link className="greeting-explore" to={PATHS.explore}>
          {t('explore')}
        </Link>
      </main>
    </div>
  );
}
