import type { ReactNode } from 'react';
import type { TermsSection } from './legal.tr.js';

interface LegalSectionProps {
  /** From 1. */
  number: number;
  section: TermsSection;
  children?: ReactNode;
}

/** One numbered section of the terms. */
export function LegalSection({ number, section, children }: LegalSectionProps) {
  return (
    <section>
      <h2>{`${number}. ${section.title}`}</h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.after !== undefined && <p>{section.after}</p>}
      {children}
    </section>
  );
}
