import type { ReactNode } from 'react';
import './prompt-card.css';
import { Icon, type IconName } from './icon.js';

interface PromptCardProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

export function PromptCard({ icon, title, text, children }: PromptCardProps) {
  return (
    <section className="prompt-card" aria-label={title}>
      <Icon name={icon} />
      <div className="prompt-card-words">
        <strong>{title}</strong>
        <p>{text}</p>
        {children !== undefined && <div className="prompt-card-answers">{children}</div>}
      </div>
    </section>
  );
}
