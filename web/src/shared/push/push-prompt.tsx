import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '../storage/browser-storage.js';
import { PromptCard } from '../ui/prompt-card.js';
import { usePush } from './use-push.js';
import { Button } from '../ui/button.js';

const LATER_KEY = 'push-later';

/** Explains push messages before the browser asks for permission; never shown again once closed. */
export function PushPrompt({ otherwise = null }: { otherwise?: ReactNode }) {
  const { t } = useTranslation('push');
  const push = usePush();
  const [isLater, setLater] = useState(() => deviceStorage.get(LATER_KEY) !== null);
  const decline = () => {
    deviceStorage.set(LATER_KEY, '1');
    setLater(true);
  };
  if (isLater) return otherwise;
  if (push.state === 'denied' || push.state === 'install-first')
    return (
      <PromptCard
        icon={push.state === 'denied' ? 'alert' : 'download'}
        title={t(`${push.state}.title`)}
        text={t(`${push.state}.text`)}
        onClose={decline}
      />
    );
  if (push.state !== 'off') return otherwise;
  return (
    <PromptCard icon="bell" title={t('ask.title')} text={t('ask.text')}>
      <Button variant="primary" disabled={push.busy} onClick={() => void push.turnOn()}>
        {t('allow')}
      </Button>
      <Button onClick={decline}>{t('later')}</Button>
    </PromptCard>
  );
}
