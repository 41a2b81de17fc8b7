import { type AgreementView, DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import { areMessagesOpen } from '@rotadas/contracts/agreements/agreement-times';
import { type Message, MESSAGES_BEFORE_ACCEPTANCE } from '@rotadas/contracts/agreements/message';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useLoadOlderMessagesMutation,
  useMessagesQuery,
  useReadMessagesMutation,
} from '../../shared/agreements/agreements.api.js';
import { type PersonToReport, ReportPersonSheet } from '../../shared/reports/report-person-button.js';
import { momentText, turkishTimes } from '../../shared/time/time-texts.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { otherPerson, type Side } from './agreement-status.js';
import './agreements.tr.js';
import { MessageField } from './message-field.js';
import { useInView } from './use-in-view.js';
import { type OutgoingMessage, useOutbox } from './use-outbox.js';

interface ChatProps {
  agreement: AgreementView;
  side: Side;
  now: number;
}

/** Refreshes read receipts, for which the server sends no frame. */
const POLLING = { pollingInterval: 20_000, skipPollingIfUnfocused: true };

/** The newest message is at the bottom. */
export function Chat({ agreement, side, now }: ChatProps) {
  const { t } = useTranslation('agreements');
  const { id, unread, acceptedAt } = agreement;
  const query = useMessagesQuery(id, POLLING);
  const outbox = useOutbox(id);
  const bottom = useRef<HTMLDivElement>(null);
  const isBottomInView = useInView(bottom, query.data !== undefined);
  const [markRead, { originalArgs: lastRead }] = useReadMessagesMutation();
  const messages = query.data?.items ?? [];
  const isOwn = ({ fromUserId }: Message) => fromUserId === agreement[side].id;
  // The newest message may be loaded before or after the unread count.
  const received = messages.find((message) => !isOwn(message))?.id ?? 0;
  const isUnread = unread > 0 && received > (lastRead?.upTo ?? 0);
  useEffect(() => {
    if (isBottomInView && isUnread) void markRead({ id, upTo: received });
  }, [isBottomInView, isUnread, received, id, markRead]);
  const { id: userId, name } = otherPerson(agreement, side);
  const [reported, setReported] = useState<PersonToReport | null>(null);
  const reportOf = ({ id: messageId }: Message) => (
    <button
      type="button"
      className="link-button"
      aria-label={t('chat.reportMessage')}
      onClick={() => setReported({ userId, agreementId: id, messageId, name })}
    >
      {t('chat.report')}
    </button>
  );
  const ownCount = messages.filter(isOwn).length + outbox.outgoing.length;
  const max = MESSAGES_BEFORE_ACCEPTANCE;
  const isOpen = areMessagesOpen(agreement, now);
  const note = () => {
    if (!isOpen) return t(acceptedAt === null ? 'chat.unaccepted' : 'chat.closed');
    if (acceptedAt !== null) return null;
    return ownCount < max ? t('chat.masked', { max }) : t('chat.limit', { max });
  };
  const canWrite = isOpen && (acceptedAt !== null || ownCount < max);
  const text = note();
  return (
    <section className="agreement-part chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{t('chat.title')}</h2>
      {query.data ? (
        <div className="chat-scroll" tabIndex={0} role="group" aria-labelledby="chat-title">
          <div>
            <OlderMessages id={id} next={query.data.next} />
            {isOpen && messages.length + outbox.outgoing.length === 0 && (
              <p className="chat-empty">{t('chat.empty')}</p>
            )}
            <ol className="chat-messages">
              {messages.toReversed().map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  name={isOwn(message) ? null : name}
                  report={!isOwn(message) && name !== DELETED_NAME && reportOf(message)}
                  receipt={
                    message.id === messages.find(isOwn)?.id
                      ? t((query.data?.readByOther ?? 0) >= message.id ? 'chat.read' : 'chat.sent')
                      : null
                  }
                />
              ))}
              {outbox.outgoing.map((message) => (
                <OutgoingItem key={message.key} message={message} outbox={outbox} />
              ))}
            </ol>
            <div ref={bottom} />
          </div>
        </div>
      ) : (
        <QueryState
          query={query}
          loading={<SkeletonList label={t('chat.loading')} rows={3} />}
          failure={{ icon: 'alert', title: t('chat.failed'), text: t('failedHint') }}
        />
      )}
      <ArrivalAnnouncement messages={messages} agreement={agreement} side={side} />
      {text !== null && <p className="chat-note">{text}</p>}
      {canWrite && query.data && <MessageField onSend={outbox.send} />}
      <ReportPersonSheet about={reported} onClose={() => setReported(null)} />
    </section>
  );
}

function OlderMessages({ id, next }: { id: number; next: number | null }) {
  const { t } = useTranslation('agreements');
  const [loadOlder, { isLoading }] = useLoadOlderMessagesMutation();
  if (next === null) return null;
  const load = () => withFailureToast(loadOlder({ id, before: next }).unwrap(), t('chat.olderFailed'));
  return (
    <div className="chat-older">
      <Button busy={isLoading} onClick={() => void load()}>
        {t('chat.older')}
      </Button>
    </div>
  );
}

interface MessageItemProps {
  message: Message;
  /** Null for the user's own. */
  name: string | null;
  receipt: string | null;
  report: ReactNode;
}

function MessageItem({ message: { text, at }, name, receipt, report }: MessageItemProps) {
  const { t } = useTranslation('agreements');
  return (
    <li className={name === null ? 'chat-message chat-own' : 'chat-message'}>
      <span className="visually-hidden">{name ?? t('chat.you')}: </span>
      <p dir="auto">{text}</p>
      <span className="chat-facts numbers">
        <time dateTime={new Date(at).toISOString()} title={momentText(at)}>
          {turkishTimes.format(at)}
        </time>
        {receipt !== null && ` · ${receipt}`}
        {report}
      </span>
    </li>
  );
}

interface OutgoingItemProps {
  message: OutgoingMessage;
  outbox: Pick<ReturnType<typeof useOutbox>, 'retry' | 'discard'>;
}

function OutgoingItem({ message, outbox }: OutgoingItemProps) {
  const { t } = useTranslation('agreements');
  const { key, text, error } = message;
  return (
    <li className="chat-message chat-own">
      <span className="visually-hidden">{t('chat.you')}: </span>
      <p dir="auto">{text}</p>
      {error === null ? (
        <span className="chat-facts">{t('chat.sending')}</span>
      ) : (
        <span className="chat-facts chat-failed" role="alert">
          {error}
          <button type="button" className="link-button" onClick={() => outbox.retry(message)}>
            {t('chat.retry')}
          </button>
          <button type="button" className="link-button" onClick={() => outbox.discard(key)}>
            {t('chat.discard')}
          </button>
        </span>
      )}
    </li>
  );
}

interface ArrivalAnnouncementProps extends Omit<ChatProps, 'now'> {
  /** Newest first. */
  messages: readonly Message[];
}

/** Reads out messages that arrive while the page is open, but not those that it loads. */
function ArrivalAnnouncement({ messages, agreement, side }: ArrivalAnnouncementProps) {
  const { t } = useTranslation('agreements');
  const [openedAt] = useState(Date.now);
  const { id, name } = otherPerson(agreement, side);
  const [newest] = messages;
  const isNew = newest !== undefined && newest.fromUserId === id && newest.at > openedAt;
  return (
    <div className="visually-hidden" role="status">
      {isNew && t('chat.arrived', { name, text: newest.text })}
    </div>
  );
}
