import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../status-badge.css';

export function StateBadge({ isUnusual }: { isUnusual: boolean | null }) {
  const { t } = useTranslation('operations');
  if (isUnusual === null) return <span className="status-badge status-closed">{t('state.unknown')}</span>;
  if (isUnusual) return <span className="status-badge status-new">{t('state.unusual')}</span>;
  return <span className="status-badge status-solved">{t('state.normal')}</span>;
}

export function Advice({ text, isUnusual }: { text: string; isUnusual: boolean | null }) {
  const { t } = useTranslation('operations');
  return (
    <details className="card-advice" open={isUnusual === true}>
      <summary>{t('whatToDo')}</summary>
      <p>{text}</p>
    </details>
  );
}

interface NumbersTableProps {
  caption?: ReactNode;
  head: readonly string[];
  /** The first text of each row is its header. */
  rows: readonly (readonly [heading: string, ...values: string[]])[];
}

export function NumbersTable({ caption, head, rows }: NumbersTableProps) {
  return (
    <table className="numbers">
      {caption}
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...values]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
