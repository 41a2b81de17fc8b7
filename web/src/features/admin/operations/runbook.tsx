import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorOf, RUNBOOK_ENTRIES } from './runbook.tr.js';

/** What to do about each figure; an address that names an entry leads to it. */
export function Runbook() {
  const { t } = useTranslation('runbook');
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="runbook" aria-labelledby="runbook">
      <h2 id="runbook">{t('title')}</h2>
      <p>{t('lead')}</p>
      {RUNBOOK_ENTRIES.map((entry) => (
        <article key={entry} className="runbook-entry">
          <h3 id={anchorOf(entry)} tabIndex={-1}>
            {t(`entries.${entry}.title`)}
          </h3>
          <p>{t(`entries.${entry}.means`)}</p>
          <dl>
            <dt>{t('look')}</dt>
            <dd>{t(`entries.${entry}.look`)}</dd>
            <dt>{t('act')}</dt>
            <dd>{t(`entries.${entry}.act`)}</dd>
          </dl>
          <p className="runbook-long">{t('long', { anchor: anchorOf(entry) })}</p>
        </article>
      ))}
    </section>
  );
}
