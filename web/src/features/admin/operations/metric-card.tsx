import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { Advice, StateBadge } from './card-parts.js';
import { type Card, latest } from './cards.js';
import { LineChart } from './line-chart.js';
import { metricText } from './metric-text.js';

export const cardId = (name: Card['name']) => `metric-${name}`;

export function MetricCard({ card, view }: { card: Card; view: OperationsView }) {
  const { t } = useTranslation('operations');
  const { name, metrics, unit } = card;
  const title = t(`cards.${name}.title`);
  const isUnusual = card.isUnusual(view);
  const lineTexts = metrics.map((metric) => {
    const known = view.figures[metric].filter((value) => value !== null);
    if (known.length === 0) return t('chartLineEmpty', { line: t(`metrics.${metric}`) });
    return t('chartLine', {
      line: t(`metrics.${metric}`),
      least: metricText(Math.min(...known), unit),
      most: metricText(Math.max(...known), unit),
      now: metricText(latest(view, metric), unit),
    });
  });
  return (
    <article className="metric-card" aria-labelledby={cardId(name)}>
      <header>
        <h3 id={cardId(name)} tabIndex={-1}>
          {title}
        </h3>
        <StateBadge isUnusual={isUnusual} />
      </header>
      <LineChart
        label={t('chart', { title, lines: lineTexts.join(' ') })}
        at={view.at}
        lines={metrics.map((metric) => ({ name: t(`metrics.${metric}`), values: view.figures[metric] }))}
        unit={unit}
      />
      <p className="metric-normal">{t('normal', { text: t(`cards.${name}.normal`) })}</p>
      <Advice text={t(`advice.${name}`)} isUnusual={isUnusual} />
    </article>
  );
}
