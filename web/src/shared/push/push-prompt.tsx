import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '../storage/browser-storage.js';
import { PromptCard } from '../ui/prompt-card.js';
import { usePush } from './use-push.js';
import { Button } from '../ui/button.js';

const LATER_KEY = 'push-later';

/** Explains push messages before the browser asks for permission; a refusal is remembered. */
export function PushPrompt({ otherwise = null }: { otherwise?: ReactNode }) {
  const { t } = useTranslation('push');
  const push = usePush();
  const [isLater, setLater] = useState(() => deviceStorage.get(LATER_KEY) !== null);
  const decline = () => {
    deviceStorage.set(LATER_KEY, '1');
    setLater(true);
  };
  if (push.state === 'denied')
    return <PromptCard icon="alert" title={t('denied.title')} text={t('denied.text')} />;
  if (push.state === 'install-first')
    return <PromptCard icon="download" title={t('install-first.title')} text={t('install-first.text')} />;
  if (push.state !== 'off' || isLater) return otherwise;
  return (
    <PromptCard icon="bell" title={t('ask.title')} text={t('ask.text')}>
      <Button look="primary" disabled={push.busy} onClick={() => void push.turnOn()}>
        {t('allow')}
      </Button>
      <Button onClick={decline}>{t('later')}</Button>
    </PromptCard>
  );
}
