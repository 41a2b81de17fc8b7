import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import './saved-routes.tr.js';

interface RouteCardProps {
  route: SavedRoute;
  onSearch: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function RouteCard({ route, onSearch, onEdit, onRemove }: RouteCardProps) {
  const { t } = useTranslation(['saved-routes', 'shared']);
  const { serviceType, womenOnly, days, hours, endsOn, distanceMetres, isActive } = route;
  const ends = { from: route.from.name, to: route.to.name };
  const facts = [
    t(`shared:serviceTypes.${serviceType}`),
    ...(womenOnly ? [t('shared:womenOnly.choice')] : []),
    ...(distanceMetres === null ? [] : [distanceText(distanceMetres)]),
    daysText(days),
    hoursText(hours),
    ...(endsOn !== null && isActive ? [t('until', { day: formatDate(endsOn) })] : []),
  ];
  return (
    <li className={isActive ? 'route-card' : 'route-card route-card-over'}>
      <span className="route-card-mark">
        {serviceType === 'all' ? <Icon name="list" /> : <ServiceTypeMark type={serviceType} size={32} />}
      </span>
      <div className="route-card-words">
        <strong>{t('ends', ends)}</strong>
        <span className="numbers">{facts.join(' · ')}</span>
        {!isActive && <span className="route-card-note">{t('over')}</span>}
        <div className="route-card-actions">
          <Button aria-label={t('search.label', ends)} onClick={onSearch}>
            <Icon name="search" size={20} />
            {t('search.action')}
          </Button>
          <Button aria-label={t('edit.label', ends)} onClick={onEdit}>
            {t('edit.action')}
          </Button>
        </div>
      </div>
      <button type="button" className="icon-button" aria-label={t('remove.label', ends)} onClick={onRemove}>
        <Icon name="bin" size={20} />
      </button>
    </li>
  );
}

const WEEK = 7;
const WEEKDAYS = '1,2,3,4,5';
const WEEKEND = '6,7';

/** 'Her gün', 'Hafta içi', or 'Pzt, Çar'. */
function daysText(days: readonly number[]): string {
  if (days.length === WEEK) return i18next.t('saved-routes:everyDay');
  if (days.join() === WEEKDAYS) return i18next.t('saved-routes:weekdays');
  if (days.join() === WEEKEND) return i18next.t('saved-routes:weekend');
  const names = i18next.t('saved-routes:days', { returnObjects: true });
  return days.map((day) => names[day - 1]).join(', ');
}

/** '08:00–10:00', or 'Günün her saati'. */
const hoursText = (hours: SavedRoute['hours']): string =>
  hours === null ? i18next.t('saved-routes:allDay') : `${hours.from}–${hours.to}`;

/** `yyyy-mm-dd` as '31/12/2026'. */
const formatDate = (day: string): string => day.split('-').reverse().join('/');
