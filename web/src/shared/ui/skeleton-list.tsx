import './skeleton-list.css';

interface SkeletonListProps {
  label: string;
  rows: number;
}

export function SkeletonList({ label, rows }: SkeletonListProps) {
  return (
    <div className="skeleton-list" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  );
}
