import { useTranslation } from 'react-i18next';
import '../shared/ui/button.css';
import { ScreenMessage } from '../shared/ui/screen-message.js';

/** What went wrong so badly that only a new load helps. */
export type Breakage = 'broken' | 'unconfigured' | 'unreachable';

/** The designed full-screen errors: a broken screen, no identity provider, no server. */
export function BrokenScreen({ breakage }: { breakage: Breakage }) {
  const { t } = useTranslation('app');
  const label = breakage === 'unreachable' ? t('unreachable.retry') : t('broken.reload');
  const reload = (
    <button className="button button-primary" type="button" onClick={() => window.location.reload()}>
      {label}
    </button>
  );
  return <ScreenMessage title={t(`${breakage}.title`)} text={t(`${breakage}.text`)} action={reload} />;
}
