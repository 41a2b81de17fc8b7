import { type AgreementView, DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import { type Message, MESSAGES_BEFORE_ACCEPTANCE } from '@rotadas/contracts/agreements/message';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useMessagesInfiniteQuery,
  useReadMessagesMutation,
  useSendMessageMutation,
} from '../../shared/agreements/agreements.api.js';
import { errorText } from '../../shared/api/api-error.js';
import { type PersonToReport, ReportPersonSheet } from '../../shared/reports/report-person-button.js';
import { momentText, turkishTimes } from '../../shared/time/time-texts.js';
import { ListEnd } from '../../shared/ui/list-end.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { otherPerson, type Side } from './agreement-status.js';
import './agreements.tr.js';
import { MessageField } from './message-field.js';
import { useInView } from './use-in-view.js';

interface ChatProps {
  agreement: AgreementView;
  side: Side;
}

/** Refreshes read receipts, for which the server sends no frame. */
const POLLING = { pollingInterval: 20_000, skipPollingIfUnfocused: true };

/** The newest message is at the bottom. */
export function Chat({ agreement, side }: ChatProps) {
  const { t } = useTranslation('agreements');
  const { id, unread, acceptedAt, canWrite } = agreement;
  const { id: otherId, name } = otherPerson(agreement, side);
  const query = useMessagesInfiniteQuery(id, POLLING);
  const [send, sending] = useSendMessageMutation();
  const { originalArgs: sent, data: stored, isLoading: isSending, error, reset } = sending;
  const [markRead, { originalArgs: lastRead }] = useReadMessagesMutation();
  const [bottom, isBottomInView] = useInView();
  const [openedAt] = useState(Date.now);
  const [reported, setReported] = useState<PersonToReport | null>(null);
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isPending = isSending || error !== undefined;
  // A list that was requested before the message does not have it.
  const isUnlisted = stored !== undefined && stored.id > (messages[0]?.id ?? 0);
  const outgoing = isPending || isUnlisted ? sent : undefined;
  const isOwn = ({ fromUserId }: Message) => fromUserId !== otherId;
  const own = messages.filter(isOwn);
  const readByOther = query.data?.pages[0]?.readByOther ?? 0;
  const received = messages.find((message) => !isOwn(message));
  // If no message is left, the unread ones were erased: a read clears their count.
  const receivedId = received?.id ?? (query.data && !query.hasNextPage ? 1 : 0);
  // The newest message may be loaded before or after the unread count.
  const isUnread = unread > 0 && receivedId > (lastRead?.upTo ?? 0);
  useEffect(() => {
    if (isBottomInView && isUnread) void markRead({ id, upTo: receivedId });
  }, [isBottomInView, isUnread, receivedId, id, markRead]);
  const reportButton = ({ id: messageId }: Message) => (
    <button
      type="button"
      className="link-button"
      aria-label={t('chat.reportMessage')}
      onClick={() => setReported({ userId: otherId, agreementId: id, messageId, name })}
    >
      {t('chat.report')}
    </button>
  );
  const failedSend = sent && (
    <span className="chat-failed" role="alert">
      {errorText(error, t('chat.notSent'))}
      <button type="button" className="link-button" onClick={() => void send(sent)}>
        {t('chat.retry')}
      </button>
      <button type="button" className="link-button" onClick={reset}>
        {t('chat.discard')}
      </button>
    </span>
  );
  const max = MESSAGES_BEFORE_ACCEPTANCE;
  const noteName = () => {
    if (!canWrite) return acceptedAt === null ? 'unaccepted' : 'closed';
    if (error) return 'unsent';
    if (acceptedAt !== null) return null;
    return own.length + (outgoing ? 1 : 0) < max ? 'masked' : 'limit';
  };
  const note = noteName();
  return (
    <section className="agreement-part chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{t('chat.title')}</h2>
      {query.data ? (
        <div className="chat-scroll" tabIndex={0} role="group" aria-labelledby="chat-title">
          <div>
            {query.hasNextPage && (
              <ListEnd
                query={{ ...query, isError: query.isFetchNextPageError }}
                failed={t('chat.failed')}
                more={t('chat.older')}
                loading={t('chat.loading')}
              />
            )}
            {canWrite && messages.length === 0 && !outgoing && (
              <p className="chat-empty">{t('chat.empty')}</p>
            )}
            <ol className="chat-messages">
              {messages.toReversed().map((message) => (
                <MessageItem key={message.id} name={isOwn(message) ? null : name} text={message.text}>
                  <time dateTime={new Date(message.at).toISOString()} title={momentText(message.at)}>
                    {turkishTimes.format(message.at)}
                  </time>
                  {message === own[0] && ` · ${t(readByOther >= message.id ? 'chat.read' : 'chat.sent')}`}
                  {!isOwn(message) && name !== DELETED_NAME && reportButton(message)}
                </MessageItem>
              ))}
              {outgoing && (
                <MessageItem name={null} text={outgoing.text}>
                  {isSending ? t('chat.sending') : error ? failedSend : t('chat.sent')}
                </MessageItem>
              )}
            </ol>
            <div ref={bottom} />
          </div>
        </div>
      ) : (
        <QueryState query={query} loading={t('chat.loading')} rows={3} failed={t('chat.failed')} />
      )}
      <div className="visually-hidden" role="status">
        {received && received.at > openedAt && (
          <p key={received.id}>{t('chat.arrived', { name, text: received.text })}</p>
        )}
      </div>
      {note !== null && <p className="chat-note">{t(`chat.${note}`, { max })}</p>}
      {(note === null || note === 'masked' || note === 'unsent') && query.data && (
        <MessageField
          canSend={!isPending}
          onSend={(text) => void send({ id, text, key: crypto.randomUUID() })}
        />
      )}
      <ReportPersonSheet about={reported} onClose={() => setReported(null)} />
    </section>
  );
}

interface MessageItemProps {
  /** Null for the user's own. */
  name: string | null;
  text: string;
  /** The time and receipt, or the state of sending. */
  children: ReactNode;
}

function MessageItem({ name, text, children }: MessageItemProps) {
  const { t } = useTranslation('agreements');
  return (
    <li className={name === null ? 'chat-message chat-own' : 'chat-message'}>
      <span className="visually-hidden">{name ?? t('chat.you')}: </span>
      <p dir="auto">{text}</p>
      <span className="chat-facts numbers">{children}</span>
    </li>
  );
}
