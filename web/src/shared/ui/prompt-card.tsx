import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './prompt-card.css';
import { Icon, type IconName } from './icon.js';

interface PromptCardProps {
  icon: IconName;
  title: string;
  text: string;
  onClose?: () => void;
  children?: ReactNode;
}

export function PromptCard({ icon, title, text, onClose, children }: PromptCardProps) {
  const { t } = useTranslation('shared');
  return (
    <section className="prompt-card" aria-label={title}>
      <Icon name={icon} />
      <div className="prompt-card-words">
        <strong>{title}</strong>
        <p>{text}</p>
        {children !== undefined && <div className="prompt-card-answers">{children}</div>}
      </div>
      {onClose && (
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      )}
    </section>
  );
}
