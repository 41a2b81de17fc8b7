import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../shared/paths.js';
import '../shared/ui/button.css';
import { ScreenMessage } from '../shared/ui/screen-message.js';

export function NotFoundScreen() {
  const { t } = useTranslation('app');
  const home = (
    <>
      <p>{t('notFound.turkish')}</p>
      <Link className="button button-primary" to={PATHS.home}>
        {t('notFound.home')}
      </Link>
    </>
  );
  return (
    <>
      <title>{`${t('notFound.title')} · Rotadaş`}</title>
      <ScreenMessage title={t('notFound.title')} text={t('notFound.text')} action={home} />
    </>
  );
}
