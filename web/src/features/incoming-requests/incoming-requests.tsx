import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOpenAgreements } from '../../shared/agreements/agreement-frames.js';
import { useAgreementStep } from '../../shared/agreements/use-agreement-step.js';
import { quantityText, ratingText } from '../../shared/offer/offer-texts.js';
import { agreementPath } from '../../shared/paths.js';
import { startRing, unlockRing } from '../../shared/ring/ring.js';
import { rungRequests } from '../../shared/ring/rung-requests.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { useNow } from '../../shared/time/time-texts.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { useAfterDelay } from '../../shared/ui/use-after-delay.js';
import './incoming-requests.css';
import './incoming-requests.tr.js';
import { ringEnd, RING_MS, ringingRequests } from './ringing-requests.js';

/** Time, ms, in which a new request cannot be answered: a second tap was for the one before. */
const SETTLE_MS = 700;

/** Rings for requests of the live offer, one at a time, until they are answered or have ended. */
export function IncomingRequests({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('incoming-requests');
  const open = useOpenAgreements();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState({ id: 0, endsAt: 0 });
  const ringing = ringingRequests(open, user.id, hidden);
  // A newcomer does not displace the request that the user is about to answer.
  const current = ringing.find(({ id }) => id === shown.id) ?? ringing[0] ?? null;
  if (current !== null && current.id !== shown.id) setShown({ id: current.id, endsAt: ringEnd(current) });
  const hide = () => setHidden((before) => new Set(before).add(shown.id));
  useRing(current?.id ?? null, shown.endsAt, hide);
  return (
    <ItemSheet item={current} title={t('title')}>
      {(request) => (
        <IncomingRequest
          key={request.id}
          request={request}
          endsAt={shown.endsAt}
          waiting={ringing.length - 1}
          onHide={hide}
        />
      )}
    </ItemSheet>
  );
}

/**
 * Rings while there is a request, until `endsAt` at most: a device that is offline gets no news.
 * The first press after a reload allows the sound.
 */
function useRing(requestId: number | null, endsAt: number, onEnd: () => void): void {
  useEffect(() => {
    document.addEventListener('click', unlockRing);
    return () => document.removeEventListener('click', unlockRing);
  }, []);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (requestId === null) return undefined;
    rungRequests.add(requestId);
    const stopRing = startRing();
    const timer = setTimeout(() => end(), endsAt - Date.now());
    return () => {
      stopRing();
      clearTimeout(timer);
    };
  }, [requestId, endsAt]);
}

interface IncomingRequestProps {
  request: AgreementView;
  /** Epoch ms by the clock of the device. */
  endsAt: number;
  /** The number of requests after this one. */
  waiting: number;
  onHide: () => void;
}

function IncomingRequest({ request, endsAt, waiting, onHide }: IncomingRequestProps) {
  const { t } = useTranslation('incoming-requests');
  const { serviceType, requester, from, to, quantity, unit, note } = request;
  const navigate = useNavigate();
  const { taking, take } = useAgreementStep(request, t('failed'));
  /** The list of open agreements closes the sheet, also after an answer elsewhere. */
  const answer = async (action: 'accept' | 'decline') => {
    if (!(await take({ action }))) return;
    if (action === 'decline') return showSuccess(t('declined'));
    const open = { label: t('open'), onClick: () => void navigate(agreementPath(request.id)) };
    showSuccess(t('accepted', { name: requester.name }), open);
  };
  const isSettled = useAfterDelay(true, SETTLE_MS);
  const box = useRef<HTMLDivElement>(null);
  // Neither answer has the focus, so that a key that was meant for the page before gives none.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const facts = [ratingText(requester), quantityText(unit, quantity)];
  return (
    <div ref={box} className="incoming" tabIndex={-1}>
      <Countdown endsAt={endsAt} />
      <div className="incoming-head">
        <ServiceTypeMark type={serviceType} size={40} />
        <div>
          <strong>{requester.name}</strong>
          <p className="numbers">{facts.join(' · ')}</p>
        </div>
      </div>
      <p className="incoming-route">{t('route', { from: from.name, to: to.name })}</p>
      {note !== null && <p className="incoming-note">{note}</p>}
      {waiting > 0 && <p className="incoming-more numbers">{t('more', { count: waiting })}</p>}
      <div className="incoming-answers">
        <Button
          disabled={!isSettled || taking === 'accept'}
          busy={taking === 'decline'}
          onClick={() => void answer('decline')}
        >
          {t('decline')}
        </Button>
        <Button
          variant="action"
          disabled={!isSettled || taking === 'decline'}
          busy={taking === 'accept'}
          onClick={() => void answer('accept')}
        >
          {t('accept')}
        </Button>
      </div>
      <button type="button" className="link-button incoming-later" disabled={!isSettled} onClick={onHide}>
        {t('later')}
      </button>
    </div>
  );
}

const RADIUS = 44;

/** 'Cevap için kalan süre 4:32' in a ring that empties. */
function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('incoming-requests');
  const left = Math.min(RING_MS, Math.max(0, endsAt - useNow(1_000)));
  const seconds = Math.ceil(left / 1_000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="incoming-ring" role="timer" aria-label={`${t('left')} ${text}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r={RADIUS} pathLength={1} />
        <circle cx="50" cy="50" r={RADIUS} pathLength={1} strokeDasharray={`${left / RING_MS} 1`} />
      </svg>
      <span className="numbers" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
