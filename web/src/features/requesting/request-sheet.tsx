import { zodResolver } from '@hookform/resolvers/zod';
import { AGREEMENT_NOTE_MAX } from '@rotadas/contracts/agreements/agreement';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useRequestAgreementMutation } from '../../shared/agreements/agreements.api.js';
import { errorText, isApiError } from '../../shared/api/api-error.js';
import { logWarning } from '../../shared/log/log.js';
import {
  offerKey,
  priceParts,
  quantityText,
  ratingText,
  totalPrice,
} from '../../shared/offer/offer-texts.js';
import { agreementPath, PATHS } from '../../shared/paths.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { departureText, useNow } from '../../shared/time/time-texts.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { Fact } from '../../shared/ui/fact.js';
import { Icon } from '../../shared/ui/icon.js';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { TextArea, TextInput } from '../../shared/ui/text-input.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { WomenOnlyBadge } from '../../shared/women-only/women-only-badge.js';
import {
  answerTime,
  createRequestForm,
  requestable,
  type RequestDraft,
  type RequestForm,
  toRequest,
  type WantedOffer,
} from './request-form.js';
import './request-sheet.css';
import './requesting.tr.js';

interface RequestSheetProps {
  /** Null closes the sheet. */
  wanted: WantedOffer | null;
  onClose: () => void;
}

export function RequestSheet({ wanted, onClose }: RequestSheetProps) {
  const { t } = useTranslation('requesting');
  return (
    <ItemSheet item={wanted} title={t('title')} onClose={onClose}>
      {(offer) => <RequestEditor key={offerKey(offer.provider)} wanted={offer} onDone={onClose} />}
    </ItemSheet>
  );
}

type RequestControl = Control<RequestDraft, unknown, RequestForm>;

function RequestEditor({ wanted, onDone }: { wanted: WantedOffer; onDone: () => void }) {
  const { t } = useTranslation('requesting');
  const { provider, route } = wanted;
  const { unit, max } = requestable(provider);
  const { control, handleSubmit } = useForm<RequestDraft, unknown, RequestForm>({
    resolver: zodResolver(createRequestForm(max)),
    defaultValues: { quantity: unit === 'kg' ? '' : '1', note: '' },
  });
  const navigate = useNavigate();
  const [request, { isLoading, error }] = useRequestAgreementMutation();
  const leaveFor = useWhileMounted((id: number) => {
    onDone();
    void navigate(agreementPath(id));
  });
  const send = async (form: RequestForm) => {
    try {
      const { id } = await request(toRequest(wanted, form)).unwrap();
      leaveFor(id);
    } catch (failure) {
      logWarning('requesting an offer failed', failure); // Shown in the form
    }
  };
  const now = useNow();
  const name = provider.fullName.split(' ')[0] || t('provider');
  return (
    <form className="request-sheet" onSubmit={handleSubmit(send)} noValidate>
      <OfferHead provider={provider} />
      <p className="request-route">
        {t('route', {
          from: route?.from.name ?? provider.serviceFrom,
          to: route?.to.name ?? provider.serviceTo,
        })}
      </p>
      <dl className="request-facts numbers">
        <Fact label={t('departs')}>
          {provider.departsAt === undefined ? t('now') : departureText(provider.departsAt, now)}
        </Fact>
        <Fact label={t('price')}>
          <PriceText wanted={wanted} control={control} />
        </Fact>
      </dl>
      {unit === 'seat' && <SeatField control={control} max={max} disabled={isLoading} />}
      {unit === 'kg' && (
        <ControlledField control={control} name="quantity" label={t('kg')}>
          {(field) => (
            <TextInput
              {...field}
              inputMode="numeric"
              after={<span>kg</span>}
              disabled={isLoading}
              placeholder={t('kgExample')}
            />
          )}
        </ControlledField>
      )}
      {unit === 'parcel' && (
        <p className="request-parcel">
          {t('parcel')} <strong>{quantityText('parcel', 1)}</strong>
        </p>
      )}
      <ControlledField control={control} name="note" label={t('note')}>
        {(field) => (
          <TextArea
            rows={2}
            maxLength={AGREEMENT_NOTE_MAX}
            placeholder={t('noteExample')}
            {...field}
            disabled={isLoading}
          />
        )}
      </ControlledField>
      <p className="request-next">{t(`answer.${answerTime(provider, now)}`, { name })}</p>
      {error !== undefined && !isLoading && <Failure error={error} onLeave={onDone} />}
      <div className="request-submit">
        <Button variant="action" type="submit" block busy={isLoading}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

function OfferHead({ provider }: { provider: ActiveProvider }) {
  const { t } = useTranslation('shared');
  return (
    <div className="request-head">
      <ServiceTypeMark type={provider.activeService} size={40} />
      <div>
        <strong>{provider.fullName}</strong>
        <p className="numbers">
          {t(`serviceTypes.${provider.activeService}`)} · {ratingText(provider)}
        </p>
        <WomenOnlyBadge womenOnly={provider.womenOnly} />
      </div>
    </div>
  );
}

function PriceText({
  wanted: { provider, tripMetres },
  control,
}: {
  wanted: WantedOffer;
  control: RequestControl;
}) {
  const { t } = useTranslation('requesting');
  const quantity = useWatch({ control, name: 'quantity' });
  const { price: offered } = provider;
  if (!offered) return t('noPrice');
  const { price, rate } = priceParts(offered, tripMetres);
  const total = totalPrice(offered, requestable(provider).unit, Number(quantity));
  if (total !== null) return t('priceTotal', { price, total });
  return [price, rate].filter(Boolean).join(' · ');
}

interface SeatFieldProps {
  control: RequestControl;
  max: number;
  disabled: boolean;
}

function SeatField({ control, max, disabled }: SeatFieldProps) {
  const { t } = useTranslation('requesting');
  return (
    <Controller
      control={control}
      name="quantity"
      render={({ field: { value, onChange } }) => {
        const seats = Number(value);
        const step = (by: number, label: string, icon: 'minus' | 'plus') => (
          <button
            type="button"
            className="icon-button"
            aria-label={label}
            disabled={disabled || seats + by < 1 || seats + by > max}
            onClick={() => onChange(String(seats + by))}
          >
            <Icon name={icon} />
          </button>
        );
        return (
          <div className="request-seats" role="group" aria-label={t('seat')}>
            <span>{t('seat')}</span>
            {step(-1, t('fewer'), 'minus')}
            <output className="numbers">{quantityText('seat', seats)}</output>
            {step(1, t('more'), 'plus')}
          </div>
        );
      }}
    />
  );
}

/** Errors that the user's list of agreements explains. */
const ABOUT_OWN_REQUESTS = new Set<string | null>(['request-repeated', 'open-request-limit-reached']);

function Failure({ error, onLeave }: { error: unknown; onLeave: () => void }) {
  const { t } = useTranslation('requesting');
  const details = isApiError(error) ? Object.values(error.details ?? {}) : [];
  return (
    <div className="request-failure" role="alert">
      <p>{[errorText(error, t('failed')), ...details].join(' ')}</p>
      {isApiError(error) && ABOUT_OWN_REQUESTS.has(error.code) && (
        <Link className="link-button" to={PATHS.agreements} onClick={onLeave}>
          {t('toAgreements')}
        </Link>
      )}
    </div>
  );
}
