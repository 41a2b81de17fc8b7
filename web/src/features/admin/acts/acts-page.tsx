import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../admin-frame.js';
import '../status-badge.css';
import { ActList } from './act-list.js';
import { EMPTY_SEARCH, filterOf } from './act-search.js';
import './acts-page.css';
import { SearchFields } from './search-fields.js';

/** What admins did, to be looked through by admins. */
export default function ActsPage() {
  const { t } = useTranslation('acts');
  const [search, setSearch] = useState(EMPTY_SEARCH);
  return (
    <AdminFrame title={t('title')}>
      <p className="act-lead">{t('lead')}</p>
      <SearchFields search={search} onSearch={setSearch} />
      <ActList filter={filterOf(search)} />
    </AdminFrame>
  );
}
