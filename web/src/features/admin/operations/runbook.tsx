import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { runbookAnchor } from './runbook.tr.js';

export function Runbook() {
  const { t } = useTranslation('runbook');
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, []);
  const entries = Object.entries(t('entries', { returnObjects: true }));
  return (
    <section className="runbook" aria-labelledby="runbook">
      <h2 id="runbook">{t('title')}</h2>
      <p>{t('lead')}</p>
      {entries.map(([name, { title, means, look, act }]) => (
        <article key={name} className="runbook-entry">
          <h3 id={runbookAnchor(name)} tabIndex={-1}>
            {title}
          </h3>
          <p>{means}</p>
          <dl>
            <dt>{t('look')}</dt>
            <dd>{look}</dd>
            <dt>{t('act')}</dt>
            <dd>{act}</dd>
          </dl>
          <p className="runbook-long">{t('long', { anchor: runbookAnchor(name) })}</p>
        </article>
      ))}
    </section>
  );
}
