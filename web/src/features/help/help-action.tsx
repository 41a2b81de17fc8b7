import { Button } from '../../shared/ui/button.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';

/** Says in practice mode what would happen; null outside it. */
export type OnPractice = ((text: string) => void) | null;

interface HelpActionProps {
  icon: IconName;
  label: string;
  href: string;
  variant?: 'plain' | 'action';
  /** What the link would do. */
  practice: string;
  onPractice: OnPractice;
}

/** A link that calls, writes or opens an app with one press. */
export function HelpAction({ icon, label, href, variant = 'plain', practice, onPractice }: HelpActionProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      {label}
    </>
  );
  if (onPractice)
    return (
      <Button block variant={variant} onClick={() => onPractice(practice)}>
        {content}
      </Button>
    );
  const isPage = href.startsWith('https:');
  return (
    <a
      className={`button button-block ${variant === 'action' ? 'button-action' : ''}`}
      href={href}
      {...(isPage && { target: '_blank', rel: 'noreferrer' })}
    >
      {content}
    </a>
  );
}
