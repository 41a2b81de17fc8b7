import { isVisible } from '@rotadas/contracts/primitives/text';
import { MESSAGE_MAX } from '@rotadas/contracts/agreements/message';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHandheld } from '../../shared/ui/device.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextArea } from '../../shared/ui/text-input.js';
import './agreements.tr.js';

/** The remaining characters are shown from this length on. */
const COUNTED_FROM = MESSAGE_MAX - 100;

interface MessageFieldProps {
  /** False while a message is sent, or has failed; the next one can be written meanwhile. */
  canSend: boolean;
  onSend: (text: string) => void;
}

/** Enter sends except on phones, where it adds a line. */
export function MessageField({ canSend, onSend }: MessageFieldProps) {
  const { t } = useTranslation('agreements');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!canSend || !isVisible(text)) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isSend && !isHandheld()) send(event);
  };
  return (
    <form className="chat-form" onSubmit={send}>
      <TextArea
        ref={field}
        rows={1}
        aria-label={t('chat.field')}
        placeholder={t('chat.field')}
        maxLength={MESSAGE_MAX}
        value={text}
        enterKeyHint={isHandheld() ? 'enter' : 'send'}
        aria-describedby="chat-left"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" type="submit" disabled={!canSend} aria-label={t('chat.send')}>
        <Icon name="arrow" />
      </Button>
      <span id="chat-left" className="chat-left numbers" aria-live="polite">
        {text.length >= COUNTED_FROM && t('chat.left', { count: MESSAGE_MAX - text.length })}
      </span>
    </form>
  );
}
