import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from './cards.js';
import { clockText, figureText } from './figure-text.js';

/** Moments of one row: five minutes. */
const MOMENTS_OF_A_ROW = 60;

/** The figures of a chart as a table, for whoever does not see it; written once it is opened. */
export function FigureTable({ card, view }: { card: Card; view: OperationsView }) {
  const { t } = useTranslation('operations');
  const [open, setOpen] = useState(false);
  const title = t(`cards.${card.name}.title`);
  return (
    <details className="figure-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table.open')}</summary>
      {open && (
        <table className="numbers">
          <caption>{t('table.caption', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.time')}</th>
              {card.lines.map((name) => (
                <th key={name} scope="col">
                  {t(`figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(view, card).map(({ at, most }) => (
              <tr key={at}>
                <th scope="row">{clockText(at)}</th>
                {card.lines.map((name, line) => (
                  <td key={name}>{figureText(most[line] ?? null, card.unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

interface Row {
  readonly at: number;
  /** The highest value of each line, null where none is known. */
  readonly most: readonly (number | null)[];
}

/** Five minutes each, the last ones first. */
function rowsOf({ at, figures }: OperationsView, { lines }: Card): Row[] {
  const rows: Row[] = [];
  for (let end = at.length; end > 0; end -= MOMENTS_OF_A_ROW) {
    const start = Math.max(0, end - MOMENTS_OF_A_ROW);
    const most = lines.map((name) => {
      const told = figures[name].slice(start, end).filter((value) => value !== null);
      return told.length === 0 ? null : Math.max(...told);
    });
    rows.push({ at: at[start] ?? 0, most });
  }
  return rows;
}
