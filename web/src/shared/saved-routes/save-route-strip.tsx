import { useTranslation } from 'react-i18next';
import { lazyPart } from '../loading/lazy-part.js';
import { Strip } from '../ui/strip.js';
import type { WantedRoute } from './same-route.js';
import './save-route-strip.css';
import { useSaveRoute } from './use-save-route.js';

const AfterSave = lazyPart(async () => (await import('./after-save.js')).default, { pending: null });

interface SaveRouteStripProps {
  wanted: WantedRoute;
  /** Why saving helps: that nobody takes the route now. */
  text: string;
}

/** A strip that says that nobody takes the searched route, and offers to save it. */
export default function SaveRouteStrip({ wanted, text }: SaveRouteStripProps) {
  const { t } = useTranslation('alerts');
  const { isSaved, justSaved, isLoading, save } = useSaveRoute(wanted);
  if (!isSaved) {
    return (
      <Strip icon="search" action={{ label: t('save.action'), onClick: save, disabled: isLoading }}>
        {text}
      </Strip>
    );
  }
  return (
    <>
      <Strip icon="bell">
        {text} {t('save.done')}
      </Strip>
      {justSaved && (
        <div className="save-route-after">
          <AfterSave />
        </div>
      )}
    </>
  );
}
