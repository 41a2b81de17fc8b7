import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.js';
import { AdminFrame } from '../admin-frame.js';
import '../status-badge.css';
import { AuditLogList } from './audit-log-list.js';
import { EMPTY_SEARCH, toFilter } from './audit-search-form.js';
import './audit-log-page.css';
import { SearchFields } from './search-fields.js';

export function AuditLogPage() {
  const { t } = useTranslation('acts');
  const [search, setSearch] = useState(EMPTY_SEARCH);
  const settled = useDebouncedValue(search);
  return (
    <AdminFrame title={t('title')}>
      <p className="audit-lead">{t('lead')}</p>
      <SearchFields search={search} onSearch={setSearch} />
      <AuditLogList filter={toFilter(settled)} />
    </AdminFrame>
  );
}
