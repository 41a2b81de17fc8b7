import type { FigureName, OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import type { Card } from './cards.js';
import { clockText, figureText } from './figure-text.js';

interface CardLegendProps {
  card: Card;
  view: OperationsView;
  /** The moment that is pointed at; null for the last one. */
  pointed: number | null;
}

/** The lines of a chart with their values, now or at the moment that is pointed at. */
export function CardLegend({ card, view, pointed }: CardLegendProps) {
  const { t } = useTranslation('operations');
  const index = pointed ?? view.at.length - 1;
  const at = view.at[index];
  const valueOf = (name: FigureName) => view.figures[name][index] ?? null;
  return (
    <div className="card-values">
      <dl className="card-legend">
        {card.lines.map((name, line) => (
          <div key={name}>
            <dt>
              <span className={`card-stroke card-stroke-${line + 1}`} aria-hidden="true" />
              {t(`figures.${name}`)}
            </dt>
            <dd className="numbers">{figureText(valueOf(name), card.unit)}</dd>
          </div>
        ))}
      </dl>
      <div className="card-moment numbers" aria-hidden="true">
        {pointed === null || at === undefined ? t('now') : clockText(at)}
      </div>
    </div>
  );
}
