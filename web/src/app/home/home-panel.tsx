import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { TypePicker } from '../../features/search/type-picker.js';
import { useWide } from '../../shared/ui/use-wide.js';

interface HomePanelProps {
  type: ServiceTypeFilter;
  onPick: (type: ServiceTypeFilter) => void;
  list: ComponentProps<typeof ProviderList>;
}

/** The panel at the left of wide screens: search, and the list in step with the map (look.md). */
export function HomePanel({ type, onPick, list }: HomePanelProps) {
  const { t } = useTranslation(['search', 'active-providers']);
  if (!useWide()) return null;
  return (
    <aside className="home-panel">
      <h2>{t('title')}</h2>
      <TypePicker value={type} onPick={onPick} />
      <div className="home-panel-head">
        <h2>{t('active-providers:title')}</h2>
        {list.providers && <span className="numbers">{t('count', { count: list.providers.length })}</span>}
      </div>
      <ProviderList {...list} />
    </aside>
  );
}
