import { formatOfferLink } from '@rotadas/contracts/matching/map-link';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../shared/ui/fact.js';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { capacityText, priceParts, ratingText, stopsText } from '../../shared/offer/offer-texts.js';
import { isOutdated } from '../../shared/position/position-age.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { ageText, departureText, lastSeenText, timeLeftText, useNow } from '../../shared/time/time-texts.js';
import { ShareButton } from '../../shared/share/share-button.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { useShortcut } from '../../shared/ui/use-shortcut.js';
import { Icon } from '../../shared/ui/icon.js';
import { WomenOnlyBadge } from '../../shared/women-only/women-only-badge.js';
import { ContactActions } from './contact-actions.js';
import './provider-info.css';
import './provider-info.tr.js';

interface ProviderInfoProps {
  provider: ActiveProvider;
  reason: string | null;
  /** Length of the searched trip, for an estimate of its price; null if unknown. */
  tripMetres: number | null;
  missingDetailsText: string;
  /** Replaces the contact actions for viewers who do not know the provider's name and number. */
  contact?: ReactNode;
  /** The main action, above the contact actions. */
  request?: ReactNode;
  origin: Coordinates | null;
  /** Called when the info window covers a part of the map, and when its offer or size changes. */
  onOpened: () => void;
  onClose: () => void;
}

/**
 * Details of a provider: a bottom sheet on phones, a card on wide screens. Not modal, so that the
 * map stays usable.
 */
export function ProviderInfo(props: ProviderInfoProps) {
  const { provider, reason, tripMetres, missingDetailsText, contact, request, origin } = props;
  const { onOpened, onClose } = props;
  const { t } = useTranslation(['provider-info', 'shared']);
  const now = useNow(1_000);
  const box = useRef<HTMLElement>(null);
  useRestoreFocus(box, provider.id);
  useBackLayer(true, onClose);
  const opened = useEffectEvent(onOpened);
  useEffect(() => opened(), [provider.id, provider.departsAt]);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(() => opened());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useShortcut('Escape', onClose);
  const { departsAt } = provider;
  // A planned offer has no position yet.
  const outdated = departsAt === undefined && isOutdated(provider.at, now);
  const price = provider.price && priceParts(provider.price, tripMetres);
  const facts = [reason ?? capacityText(provider), price?.price, price?.rate, missingDetailsText];
  const terms = facts.filter(Boolean).join(' · ');
  const stops = stopsText(provider);
  const type = t(`shared:serviceTypes.${provider.activeService}`);
  const distance = origin === null ? t('unknown') : distanceText(distanceBetween(origin, provider));

  return (
    <section
      ref={box}
      className="info-window"
      role="dialog"
      data-covers-map
      tabIndex={-1}
      aria-label={t('label', { name: provider.fullName || type })}
      onAnimationEnd={onOpened} // The info window slides in
    >
      <div className="info-head">
        <ServiceTypeMark type={provider.activeService} size={44} />
        <div>
          <h2>{provider.fullName || type}</h2>
          {provider.fullName !== '' && (
            <p className="numbers">
              {type} · {ratingText(provider)}
            </p>
          )}
        </div>
        <button type="button" className="icon-button" aria-label={t('shared:close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="info-route">
        <p>{t('route', { from: provider.serviceFrom, to: provider.serviceTo })}</p>
        {stops !== '' && <p className="info-stops">{stops}</p>}
        {terms !== '' && <p className="info-terms numbers">{terms}</p>}
        <WomenOnlyBadge womenOnly={provider.womenOnly} />
      </div>
      <dl className="info-facts numbers">
        {departsAt === undefined ? (
          <>
            {contact === undefined && <Fact label={t('distance')}>{distance}</Fact>}
            <Fact label={t('age')}>{ageText(provider.at, now)}</Fact>
            <Fact label={t('timeLeft')}>{timeLeftText(provider.endsAt, now)}</Fact>
          </>
        ) : (
          <Fact label={t('departs')}>{departureText(departsAt, now)}</Fact>
        )}
      </dl>
      {outdated && (
        <p className="info-late numbers">
          <Icon name="clock" size={20} />
          <span>
            <strong>{lastSeenText(provider.at, now)}</strong> {t('late')}
          </span>
        </p>
      )}
      {provider.serviceDescription !== null && (
        <p className="info-description">{provider.serviceDescription}</p>
      )}
      {request && <div className="info-actions">{request}</div>}
      {contact ?? <ContactActions provider={provider} />}
      <ShareButton path={offerLink(provider)} />
    </section>
  );
}

/** Links to the offer's own route, since the searched route may begin at the user's position. */
function offerLink(provider: ActiveProvider): string {
  const { id, departsAt, serviceFrom, serviceTo, fromPlace, toPlace } = provider;
  const offer = { providerId: id, departsAt: departsAt ?? null };
  return formatOfferLink({ from: serviceFrom, to: serviceTo, fromPlace, toPlace, offer });
}

/** Moves the focus into `box` for each `subject`, and restores it when the box is removed. */
function useRestoreFocus(box: RefObject<HTMLElement | null>, subject: number): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // The user may have moved the focus elsewhere in the meantime
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => box.current?.focus({ preventScroll: true }), [box, subject]);
}
