import { AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/ui/form-field.js';
import { TextField } from '../../../shared/ui/text-field.js';
import {
  areDatesSwapped,
  type AuditSearchForm,
  EMPTY_AUDIT_SEARCH,
  isUserIdValid,
} from './audit-search-form.js';
import { Button } from '../../../shared/ui/button.js';

interface SearchFieldsProps {
  search: AuditSearchForm;
  onSearch: (search: AuditSearchForm) => void;
}

export function SearchFields({ search, onSearch }: SearchFieldsProps) {
  const { t } = useTranslation('audit-log');
  const change = (part: Partial<AuditSearchForm>) => onSearch({ ...search, ...part });
  const kinds = AuditEntryKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <form
      className="audit-search"
      role="search"
      aria-label={t('search.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t('search.userId')}
        error={isUserIdValid(search.userId) ? undefined : t('search.userIdInvalid')}
        inputMode="numeric"
        autoComplete="off"
        value={search.userId}
        onChange={(event) => change({ userId: event.target.value })}
      />
      <FormField id="audit-kind" label={t('search.kind')}>
        <Select
          id="audit-kind"
          value={search.kind}
          onChange={(kind) => change({ kind })}
          options={[{ value: '' as const, label: t('search.anyKind') }, ...kinds]}
        />
      </FormField>
      <TextField
        label={t('search.from')}
        type="date"
        max={search.until}
        value={search.from}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={t('search.until')}
        error={areDatesSwapped(search) ? t('search.datesSwapped') : undefined}
        type="date"
        min={search.from}
        value={search.until}
        onChange={(event) => change({ until: event.target.value })}
      />
      <Button onClick={() => onSearch(EMPTY_AUDIT_SEARCH)}>{t('search.clear')}</Button>
    </form>
  );
}
