import type { ReactNode } from 'react';
import './empty-state.css';
import { Icon, type IconName } from './icon.js';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} size={40} />
      <strong>{title}</strong>
      <p>{text}</p>
      {children}
    </div>
  );
}
