import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { RouteFields } from '../../features/search/route-fields.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { TypePicker } from '../../features/search/type-picker.js';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { UiKit } from '../ui-kit.js';

interface HomePanelProps {
  search: Search;
  places: readonly PlaceName[];
  onSearch: (change: SearchChange) => void;
  list: ComponentProps<typeof ProviderList>;
}

/** The panel at the left of wide screens: search, and the list in step with the map (look.md). */
export default function HomePanel({ search, places, onSearch, list }: HomePanelProps) {
  const { t } = useTranslation(['search', 'active-providers', 'home']);
  return (
    <UiKit>
      <aside className="home-panel" aria-label={t('home:panel')}>
        <h2>{t('title')}</h2>
        <RouteFields route={search.route} places={places} onRoute={(route) => onSearch({ route })} />
        <TypePicker value={search.type} onPick={(type) => onSearch({ type })} />
        <div className="home-panel-head">
          <h2>{t('active-providers:title')}</h2>
          {list.providers && (
            <span className="numbers">
              {t('active-providers:count', { count: list.crowd ?? list.providers.length })}
            </span>
          )}
        </div>
        <ProviderList {...list} />
      </aside>
    </UiKit>
  );
}
