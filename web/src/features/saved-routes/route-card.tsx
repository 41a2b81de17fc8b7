import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { useTranslation } from 'react-i18next';
import { ServiceTypeMark } from '../../shared/service-types/ServiceTypeMark.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { Icon } from '../../shared/ui/icon.js';
import { dayText, daysText, distanceText, hoursText } from './route-texts.js';

/** One saved route: its ends, what it waits for and until when, and the way to delete it. */
export function RouteCard({ route, onRemove }: { route: SavedRoute; onRemove: () => void }) {
  const { t } = useTranslation(['saved-routes', 'shared']);
  const { mode } = useThemeMode();
  const { serviceType, days, hours, endsOn, distanceMetres, waiting } = route;
  const ends = { from: route.from.name, to: route.to.name };
  const facts = [
    t(`shared:serviceTypes.${serviceType}`),
    ...(distanceMetres === null ? [] : [distanceText(distanceMetres)]),
    daysText(days),
    hoursText(hours),
    ...(endsOn !== null && waiting ? [t('until', { day: dayText(endsOn) })] : []),
  ];
  return (
    <li className={waiting ? 'route-card' : 'route-card route-card-over'}>
      <span className="route-card-mark">
        {serviceType === 'all' ? (
          <Icon name="list" />
        ) : (
          <ServiceTypeMark type={serviceType} size={32} theme={mode} />
        )}
      </span>
      <div className="route-card-words">
        <strong>
          {ends.from} → {ends.to}
        </strong>
        <span className="numbers">{facts.join(' · ')}</span>
        {!waiting && <span className="route-card-note">{t('over')}</span>}
      </div>
      <button type="button" className="icon-button" aria-label={t('remove.label', ends)} onClick={onRemove}>
        <Icon name="bin" size={20} />
      </button>
    </li>
  );
}
