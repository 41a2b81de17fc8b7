import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '../storage/browser-storage.js';
import { PromptCard } from '../ui/prompt-card.js';
import { usePush } from './use-push.js';
import { Button } from '../ui/button.js';

const LATER_KEY = 'push-later';

/** Explains push messages before the browser asks for permission; a refusal is remembered. */
export function PushPrompt({ otherwise = null }: { otherwise?: ReactNode }) {
  const { t } = useTranslation('alerts');
  const push = usePush();
  const [isLater, setLater] = useState(() => deviceStorage.get(LATER_KEY) !== null);
  const decline = () => {
    deviceStorage.set(LATER_KEY, '1');
    setLater(true);
  };
  if (push.state === 'denied')
    return <PromptCard icon="alert" title={t('push.denied.title')} text={t('push.denied.text')} />;
  if (push.state === 'install-first')
    return (
      <PromptCard icon="download" title={t('push.installFirst.title')} text={t('push.installFirst.text')} />
    );
  if (push.state !== 'off' || isLater) return otherwise;
  return (
    <PromptCard icon="bell" title={t('push.ask.title')} text={t('push.ask.text')}>
      <Button look="primary" disabled={push.busy} onClick={() => void push.turnOn()}>
        {t('push.allow')}
      </Button>
      <Button onClick={decline}>{t('push.later')}</Button>
    </PromptCard>
  );
}
