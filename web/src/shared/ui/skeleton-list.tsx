import './skeleton-list.css';

interface SkeletonListProps {
  /** What is on its way, for screen readers. */
  label: string;
  rows: number;
}

/** Rows to come, of the height of a card. */
export function SkeletonList({ label, rows }: SkeletonListProps) {
  return (
    <div className="skeleton-list" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  );
}
