import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { figureText } from './figure-text.js';

const STATES = ['waiting', 'delayed', 'failed'] as const;

/** What each queue holds now. */
export function QueueTable({ queues }: Pick<OperationsView, 'queues'>) {
  const { t } = useTranslation('operations');
  const names = Object.keys(queues);
  return (
    <section className="queue-table" aria-labelledby="queues">
      <h2 id="queues">{t('queues.title')}</h2>
      {names.length === 0 ? (
        <p>{t('queues.empty')}</p>
      ) : (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{t('queues.queue')}</th>
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {t(`queues.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {STATES.map((state) => (
                  <td key={state}>{figureText(queues[name]?.[state] ?? null, 'count')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
