import type { ReactNode } from 'react';
import './prompt-card.css';
import { Icon, type IconName } from './icon.js';

interface AskCardProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

export function PromptCard({ icon, title, text, children }: AskCardProps) {
  return (
    <section className="ask-card" aria-label={title}>
      <Icon name={icon} />
      <div className="ask-card-words">
        <strong>{title}</strong>
        <p>{text}</p>
        {children !== undefined && <div className="ask-card-answers">{children}</div>}
      </div>
    </section>
  );
}
