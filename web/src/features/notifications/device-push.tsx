import { useTranslation } from 'react-i18next';
import { usePush } from '../../shared/push/use-push.js';
import { PromptCard } from '../../shared/ui/prompt-card.js';
import { Button } from '../../shared/ui/button.js';

const ICONS = {
  on: 'check',
  off: 'bell',
  denied: 'alert',
  'install-first': 'download',
  unsupported: 'about',
  unconfigured: 'about',
} as const;

export function DevicePush() {
  const { t } = useTranslation('push');
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === 'checking') return null;
  const key = state === 'install-first' ? 'installFirst' : state;
  return (
    <PromptCard icon={ICONS[state]} title={t(`${key}.title`)} text={t(`${key}.text`)}>
      {state === 'off' && (
        <Button look="primary" disabled={busy} onClick={() => void turnOn()}>
          {t('allow')}
        </Button>
      )}
      {state === 'on' && (
        <Button disabled={busy} onClick={() => void turnOff()}>
          {t('stop')}
        </Button>
      )}
    </PromptCard>
  );
}
