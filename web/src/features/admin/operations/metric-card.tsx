import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Advice, NumbersTable, StateBadge } from './card-parts.js';
import { type Card, FIVE_MINUTES, latest } from './cards.js';
import { clockText, metricText } from './metric-text.js';
import { LineChart } from './line-chart.js';

interface MetricCardProps {
  card: Card;
  view: OperationsView;
}

export const cardId = (name: Card['name']) => `figure-${name}`;

export function MetricCard({ card, view }: MetricCardProps) {
  const { t } = useTranslation('operations');
  const [pointed, setPointed] = useState<number | null>(null);
  const { name, lines, unit } = card;
  const title = t(`cards.${name}.title`);
  const isUnusual = card.isUnusual(view);
  const lineTexts = lines.map((line) => {
    const known = view.figures[line].filter((value) => value !== null);
    if (known.length === 0) return t('chartLineEmpty', { line: t(`figures.${line}`) });
    const [least, most, now] = [Math.min(...known), Math.max(...known), latest(view, line)];
    const texts = {
      least: metricText(least, unit),
      most: metricText(most, unit),
      now: metricText(now, unit),
    };
    return t('chartLine', { line: t(`figures.${line}`), ...texts });
  });
  return (
    <article className="figure-card" aria-labelledby={cardId(name)}>
      <header>
        <h3 id={cardId(name)} tabIndex={-1}>
          {title}
        </h3>
        <StateBadge isUnusual={isUnusual} />
      </header>
      <Legend card={card} view={view} pointed={pointed} />
      <LineChart
        label={t('chart', { title, lines: lineTexts.join(' ') })}
        at={view.at}
        lines={lines.map((line) => view.figures[line])}
        unit={unit}
        onPoint={setPointed}
      />
      <p className="figure-normal">{t('normal', { text: t(`cards.${name}.normal`) })}</p>
      <FigureTable card={card} view={view} />
      <Advice text={t(`advice.${name}`)} isUnusual={isUnusual} />
    </article>
  );
}

/** Values at the sample `pointed`, or the latest if null. */
function Legend({ card, view, pointed }: MetricCardProps & { pointed: number | null }) {
  const { t } = useTranslation('operations');
  const index = pointed ?? view.at.length - 1;
  const at = view.at[index];
  return (
    <div className="card-values">
      <dl className="card-legend">
        {card.lines.map((line, stroke) => (
          <div key={line}>
            <dt>
              <span className={`card-stroke card-stroke-${stroke + 1}`} aria-hidden="true" />
              {t(`figures.${line}`)}
            </dt>
            <dd className="numbers">{metricText(view.figures[line][index] ?? null, card.unit)}</dd>
          </div>
        ))}
      </dl>
      <div className="card-moment numbers" aria-hidden="true">
        {pointed === null || at === undefined ? t('now') : clockText(at)}
      </div>
    </div>
  );
}

/** Maximum of each five minutes, newest first; rendered only while open. */
function FigureTable({ card: { name, lines, unit }, view: { at, figures } }: MetricCardProps) {
  const { t } = useTranslation('operations');
  const [open, setOpen] = useState(false);
  const most = (line: Card['lines'][number], start: number, end: number) => {
    const known = figures[line].slice(start, end).filter((value) => value !== null);
    return metricText(known.length === 0 ? null : Math.max(...known), unit);
  };
  const rowUntil = (end: number): [string, ...string[]] => {
    const start = Math.max(0, end - FIVE_MINUTES);
    return [clockText(at[start] ?? 0), ...lines.map((line) => most(line, start, end))];
  };
  const ends = Array.from(
    { length: Math.ceil(at.length / FIVE_MINUTES) },
    (_, i) => at.length - i * FIVE_MINUTES,
  );
  return (
    <details className="figure-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table.open')}</summary>
      {open && (
        <NumbersTable
          caption={<caption>{t('table.caption', { title: t(`cards.${name}.title`) })}</caption>}
          head={[t('table.time'), ...lines.map((line) => t(`figures.${line}`))]}
          rows={ends.map(rowUntil)}
        />
      )}
    </details>
  );
}
