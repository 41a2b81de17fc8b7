import { useTranslation } from 'react-i18next';

interface FilteredOutNoteProps {
  /** How many people the filters leave out. */
  count: number;
  onClear: () => void;
}

/** Stands in place of rows where filters leave nobody. */
export function FilteredOutNote({ count, onClear }: FilteredOutNoteProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <p role="status">{t('filters.none', { count })}</p>
      <button type="button" className="button" onClick={onClear}>
        {t('filters.clear')}
      </button>
    </>
  );
}
