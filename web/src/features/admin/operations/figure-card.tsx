import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLegend } from './card-legend.js';
import { type Card, latest } from './cards.js';
import { FigureTable } from './figure-table.js';
import { figureText } from './figure-text.js';
import { LineChart } from './line-chart.js';
import { RunbookLink } from './runbook-link.js';
import { StateBadge } from './state-badge.js';

/** The id of a chart's heading. */
export const cardId = (name: Card['name']) => `figure-${name}`;

/** A chart of the last hour with what it is now, what is normal, and where help is. */
export function FigureCard({ card, view }: { card: Card; view: OperationsView }) {
  const { t } = useTranslation('operations');
  const [pointed, setPointed] = useState<number | null>(null);
  const title = t(`cards.${card.name}.title`);
  const spoken = card.lines.map((name) => {
    const line = t(`figures.${name}`);
    const told = view.figures[name].filter((value) => value !== null);
    if (told.length === 0) return t('chartLineEmpty', { line });
    const text = (value: number | null) => figureText(value, card.unit);
    const least = text(Math.min(...told));
    return t('chartLine', { line, least, most: text(Math.max(...told)), now: text(latest(view, name)) });
  });
  return (
    <article className="figure-card" aria-labelledby={cardId(card.name)}>
      <header>
        <h3 id={cardId(card.name)} tabIndex={-1}>
          {title}
        </h3>
        <StateBadge isUnusual={card.isUnusual(view)} />
      </header>
      <CardLegend card={card} view={view} pointed={pointed} />
      <LineChart
        label={t('chart', { title, lines: spoken.join(' ') })}
        at={view.at}
        lines={card.lines.map((name) => view.figures[name])}
        unit={card.unit}
        onPoint={setPointed}
      />
      <p className="figure-normal">{t('normal', { text: t(`cards.${card.name}.normal`) })}</p>
      <footer>
        <FigureTable card={card} view={view} />
        <RunbookLink entry={card.runbook} about={title} />
      </footer>
    </article>
  );
}
