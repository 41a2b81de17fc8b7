import { type ReactNode, useEffect, useRef } from 'react';
import { Brand } from '../../shared/ui/brand.js';

interface SignInCardProps {
  title: string;
  /** Whether the card replaces another one; screen readers then announce its heading. */
  announced?: boolean;
  children: ReactNode;
}

export function SignInCard({ title, announced = false, children }: SignInCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <main className="sign-in-card">
      <title>{`${title} · Rotadaş`}</title>
      <Brand size={36} />
      <h1 ref={heading} className="sign-in-title" {...(announced && { tabIndex: -1 })}>
        {title}
      </h1>
      {children}
    </main>
  );
}
