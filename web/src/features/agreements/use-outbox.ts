import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendMessageMutation } from '../../shared/agreements/agreements.api.js';
import { errorText } from '../../shared/api/api-error.js';
import './agreements.tr.js';

/** A message that the server has not stored yet. */
export interface OutgoingMessage {
  readonly key: number;
  readonly text: string;
  /** Null while it is being sent. */
  readonly error: string | null;
}

/** Sends messages one after another, so that they keep their order. */
export function useOutbox(agreementId: number) {
  const { t } = useTranslation('agreements');
  const [sendMessage] = useSendMessageMutation();
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  const last = useRef({ key: 0, sent: Promise.resolve() });
  const discard = (key: number) => setOutgoing((all) => all.filter((each) => each.key !== key));
  const setError = (key: number, error: string | null) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, error } : each)));
  const deliver = (key: number, text: string) => {
    last.current.sent = last.current.sent.then(async () => {
      const { error } = await sendMessage({ id: agreementId, text });
      if (error) setError(key, errorText(error, t('chat.notSent')));
      else discard(key);
    });
  };
  const send = (text: string) => {
    last.current.key += 1;
    const { key } = last.current;
    setOutgoing((all) => [...all, { key, text, error: null }]);
    deliver(key, text);
  };
  const retry = ({ key, text }: OutgoingMessage) => {
    setError(key, null);
    deliver(key, text);
  };
  return { outgoing, send, retry, discard };
}
