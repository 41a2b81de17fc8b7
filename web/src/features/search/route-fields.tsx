import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPlaceEntry, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { usePlacePicker } from '../../shared/places/place-picker.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { Icon } from '../../shared/ui/icon.js';
import './search-form.tr.js';
import './route-fields.css';
import { readRecentRoutes, routeName } from './search-storage.js';
import { fieldId, hasRoute, swapEnds, type SearchedEnds } from './search.js';

interface RouteFieldsProps {
  route: SearchedEnds;
  onRoute: (change: Partial<SearchedEnds>) => void;
}

/**
 * The ends as typed. They become the search when a place is chosen or the field loses the focus.
 */
type Draft = Partial<SearchedEnds>;

export function RouteFields({ route, onRoute }: RouteFieldsProps) {
  const { t } = useTranslation('search-form');
  const [draft, setDraft] = useState<Draft>({});
  // Handlers may hold a stale draft: `onDone` and the name of a point arrive after a later render.
  const latestDraft = useRef(draft);
  const updateDraft = (next: Draft) => {
    latestDraft.current = next;
    setDraft(next);
  };
  const submit = (change: Partial<SearchedEnds>) => {
    updateDraft({});
    onRoute(change);
  };
  const write = (end: 'from' | 'to', entry: PlaceEntry) => {
    const next = { ...latestDraft.current, [end]: entry };
    if (entry.place !== null || entry.text === '') submit(next);
    else updateDraft(next);
  };
  const { from, to } = route;
  const dropDraft = useEffectEvent((end: 'from' | 'to') => {
    const { [end]: dropped, ...rest } = latestDraft.current;
    if (dropped !== undefined) updateDraft(rest);
  });
  // Discards the draft of an end that Back or a link has replaced.
  useEffect(() => dropDraft('from'), [from]);
  useEffect(() => dropDraft('to'), [to]);
  const shown = { ...route, ...draft };
  const isHalf = hasRoute(route) && (route.from.text === '' || route.to.text === '');
  return (
    <div className="route-fields" role="group" aria-label={t('route')}>
      <div className="route-ends">
        {(['from', 'to'] as const).map((end) => (
          <PlaceField
            key={end}
            id={fieldId(end)}
            label={t(end)}
            entry={shown[end]}
            onEntry={(entry) => write(end, entry)}
            onDone={() => latestDraft.current[end] && submit(latestDraft.current)}
            placeholder={t(`${end}Hint`)}
          />
        ))}
      </div>
      <button
        type="button"
        className="icon-button route-swap"
        aria-label={t('swap')}
        onClick={() => submit(swapEnds(shown))}
      >
        <Icon name="swap" />
      </button>
      {isHalf && <p className="route-hint">{t('oneEnd')}</p>}
      {!hasRoute(shown) && <RecentRoutes onRoute={submit} />}
    </div>
  );
}

function RecentRoutes({ onRoute }: { onRoute: (route: SearchedEnds) => void }) {
  const { t } = useTranslation('search-form');
  const { userId } = usePlacePicker();
  const routes = readRecentRoutes(userId);
  if (routes.length === 0) return null;
  return (
    <div className="recent-routes" role="group" aria-label={t('recent')}>
      <p>{t('recent')}</p>
      {routes.map((route) => (
        <button
          key={routeName(route)}
          type="button"
          onMouseDown={(event) => event.preventDefault()} // Safari would hide them with the focus
          onClick={() => onRoute({ from: toPlaceEntry(route.from), to: toPlaceEntry(route.to) })}
        >
          <Icon name="clock" size={20} />
          <span>{routeName(route)}</span>
        </button>
      ))}
    </div>
  );
}
