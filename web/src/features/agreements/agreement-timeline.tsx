import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/time/time-texts.js';
import './agreements.tr.js';

/** What has happened, and the departure, in the order of time. */
export function AgreementTimeline({ agreement, now }: { agreement: AgreementView; now: number }) {
  const { t } = useTranslation('agreements');
  const { state, createdAt, acceptedAt, departsAt, metAt, endedAt, objectedAt } = agreement;
  const isDeparture = departsAt > createdAt && (endedAt === null || departsAt < endedAt);
  const events = [
    { at: createdAt, text: t('events.requested') },
    { at: acceptedAt, text: t('events.accepted') },
    { at: isDeparture ? departsAt : null, text: t('events.departure') },
    { at: metAt, text: t('events.met') },
    { at: endedAt, text: t(`states.${state}`) },
    { at: objectedAt, text: t('events.objected') },
  ];
  return (
    <ol className="timeline">
      {events
        .flatMap(({ at, text }) => (at === null ? [] : [{ at, text }]))
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, text }) => (
          <li key={text} className={at > now ? 'timeline-coming' : undefined}>
            <span>{text}</span>
            <time className="numbers" dateTime={new Date(at).toISOString()}>
              {momentText(at)}
            </time>
          </li>
        ))}
    </ol>
  );
}
