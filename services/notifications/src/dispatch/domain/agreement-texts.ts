import { OBJECTION_MS } from '@rotadas/contracts/agreements/agreement-times';
import type { AgreementPerson, AgreementView } from '@rotadas/contracts/agreements/agreement';
import { RATING_MS } from '@rotadas/contracts/agreements/rating';
import type { AgreementNews } from '@rotadas/contracts/notifications/notification';
import { formatDateTime } from './format-date-time.js';

/** An agreement as one of its sides sees it. */
export interface Seen {
  readonly userId: number;
  readonly agreement: AgreementView;
}

export type Occasion = AgreementNews | 'message' | 'reminder' | 'rating' | 'last-rating';

interface Words extends Seen {
  readonly other: AgreementPerson;
  /** The other side's name, which is short before the acceptance. */
  readonly name: string;
  /** `Isparta → Antalya, 25 Kasım 14:30`; a live offer has no time of departure. */
  readonly trip: string;
}

type Write = (words: Words) => [title: string, text: string];

const OTHER_OFFERS = 'Başka ilanlara bakabilirsin.';

/** A note is never repeated: before the acceptance it comes from a stranger. */
const WRITE: Readonly<Record<Occasion, Write>> = {
  requested: ({ name, trip, agreement }) => [
    `${name} ${formatWish(agreement)}`,
    `${trip}. Son cevap: ${formatDateTime(agreement.expiresAt)}.`,
  ],
  accepted: ({ name, trip, other }) => [
    `${name} isteğini kabul etti`,
    `${trip}. Artık ${other.phone === undefined ? '' : 'arayabilir ya da '}mesaj yazabilirsin.`,
  ],
  declined: ({ name, trip }) => ['İsteğin kabul edilmedi', `${trip} (${name}). ${OTHER_OFFERS}`],
  expired: ({ name, trip }) => ['İsteğine cevap gelmedi', `${trip} (${name}). ${OTHER_OFFERS}`],
  withdrawn: ({ name, trip, agreement: { endedBy } }) =>
    endedBy === 'requester'
      ? [`${name} isteğini geri çekti`, `${trip}.`]
      : ['İstek kapandı', `${trip} (${name}). Bu istek artık geçerli değil.`],
  cancelled: ({ name, trip, userId, agreement: { requesterId, endedBy, canRate, reason } }) => {
    const advice = userId === requesterId ? ` ${OTHER_OFFERS}` : '';
    if (endedBy !== 'requester' && endedBy !== 'provider')
      return ['Anlaşma iptal oldu', `${trip} (${name}). Bu anlaşma artık geçerli değil.${advice}`];
    const late = canRate ? ' Geç iptal edildi, puan verebilirsin.' : '';
    const because = reason === null ? '' : ` Sebep: ${reason}`;
    return [`${name} anlaşmayı iptal etti`, `${trip}.${late}${advice}${because}`];
  },
  missed: ({ name, trip, agreement }) => [
    `${name} senin gelmediğini bildirdi`,
    `${trip}. Öyle değilse itiraz et. Son itiraz: ${formatAfterEnd(agreement, OBJECTION_MS)}.`,
  ],
  'seats-freed': ({ name, trip, agreement: { state } }) => [
    'Dolu ilanda yer açıldı',
    state === 'requested'
      ? `${trip}. ${name} isteğini şimdi kabul edebilir.`
      : `${trip} (${name}). Yeniden isteyebilirsin.`,
  ],
  message: ({ name, trip }) => [`${name} sana mesaj yazdı`, `${trip}. Oku ve cevapla.`],
  reminder: ({ name, trip, agreement: { code } }) => [
    'Kalkış saati yaklaşıyor',
    `${trip}. ${name} ile buluşunca ${code === undefined ? '4 haneli kodunu sor.' : `bu kodu söyle: ${code}`}`,
  ],
  rating: ({ name, trip }) => [
    `${name} için puan ver`,
    `${trip}. Puanın, başkalarının doğru kişiyi bulmasına yardım eder.`,
  ],
  'last-rating': ({ name, trip, agreement }) => [
    `${name} için puan ver`,
    `${trip}. Puan vermek için son zaman: ${formatAfterEnd(agreement, RATING_MS)}.`,
  ],
};

/** Title and text for one side. */
export function writeTexts(occasion: Occasion, seen: Seen): { title: string; text: string } {
  const { from, to, createdAt, departsAt } = seen.agreement;
  const other = otherSide(seen);
  const time = departsAt > createdAt ? `, ${formatDateTime(departsAt)}` : '';
  const trip = `${from.name} → ${to.name}${time}`;
  const [title, text] = WRITE[occasion]({ ...seen, other, name: other.name, trip });
  return { title, text };
}

export const otherSide = ({ userId, agreement: { requesterId, requester, provider } }: Seen) =>
  userId === requesterId ? provider : requester;

/** The time `ms` after the end of an agreement. */
const formatAfterEnd = ({ endedAt }: AgreementView, ms: number) => formatDateTime((endedAt ?? 0) + ms);

function formatWish({ quantity, unit }: AgreementView): string {
  if (unit === 'parcel') return 'paket göndermek istiyor';
  return unit === 'kg' ? `${quantity} kg yük göndermek istiyor` : `${quantity} koltuk istiyor`;
}
