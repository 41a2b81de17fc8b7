import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon.js';
import './strip.css';

interface StripProps {
  icon: IconName;
  children: ReactNode;
  /** At most one button; `name` is its full label for screen readers. */
  action?: { label: string; name?: string; onClick: () => void; disabled?: boolean };
  onClose?: (() => void) | undefined;
}

export function Strip({ icon, children, action, onClose }: StripProps) {
  const { t } = useTranslation('shared');
  return (
    <div className="strip strip-warning" role="status">
      <Icon name={icon} size={20} />
      <span>{children}</span>
      {action && (
        <button
          type="button"
          className="link-button strip-action"
          aria-label={action.name}
          disabled={action.disabled}
          onClick={action.onClick}
        >
          {action.label}
        </button>
      )}
      {onClose && (
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
