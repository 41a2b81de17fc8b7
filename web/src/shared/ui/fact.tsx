import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** An entry of a `dl`. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
