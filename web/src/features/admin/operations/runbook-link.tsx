import { useTranslation } from 'react-i18next';
import { anchorOf, type RunbookEntry } from './runbook.tr.js';

/** Leads to what to do, further down the page. */
export function RunbookLink({ entry, about }: { entry: RunbookEntry; about: string }) {
  const { t } = useTranslation('operations');
  return (
    <a
      className="runbook-link"
      href={`#${anchorOf(entry)}`}
      aria-label={t('whatToDoAbout', { title: about })}
    >
      {t('whatToDo')}
    </a>
  );
}
