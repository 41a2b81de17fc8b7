import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { AgreementNews } from '@rotadas/contracts/notifications/notification';
import { formatDateTime } from './format-date-time.js';

/** An agreement as one side sees it. */
export interface Seen {
  readonly userId: number;
  readonly side: 'requester' | 'provider';
  readonly agreement: AgreementView;
}

export type Occasion = AgreementNews | 'message' | 'reminder' | 'rating' | 'last-rating';

interface Words extends Seen {
  /** The other side's name, which is short before the acceptance. */
  readonly name: string;
  /** `Isparta → Antalya, 25 Kasım 14:30` */
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
  accepted: ({ name, trip }) => [
    `${name} isteğini kabul etti`,
    `${trip}. Artık arayabilir ya da mesaj yazabilirsin.`,
  ],
  declined: ({ name, trip }) => ['İsteğin kabul edilmedi', `${trip} (${name}). ${OTHER_OFFERS}`],
  expired: ({ name, trip }) => ['İsteğine cevap gelmedi', `${trip} (${name}). ${OTHER_OFFERS}`],
  withdrawn: ({ name, trip, agreement: { endedBy } }) =>
    endedBy === 'requester'
      ? [`${name} isteğini geri çekti`, `${trip}.`]
      : ['İstek kapandı', `${trip} (${name}). Bu istek artık geçerli değil.`],
  cancelled: ({ name, trip, side, agreement: { endedBy, isLate, reason } }) => {
    const advice = side === 'requester' ? ` ${OTHER_OFFERS}` : '';
    if (endedBy !== 'requester' && endedBy !== 'provider')
      return ['Anlaşma iptal oldu', `${trip} (${name}). Bu anlaşma artık geçerli değil.${advice}`];
    const late = isLate ? ' Son anda iptal edildi, puan verebilirsin.' : '';
    const because = reason === null ? '' : ` Sebep: ${reason}`;
    return [`${name} anlaşmayı iptal etti`, `${trip}.${late}${advice}${because}`];
  },
  missed: ({ name, trip }) => [
    `${name} gelmediğini bildirdi`,
    `${trip}. Öyle değilse 24 saat içinde itiraz et.`,
  ],
  'seats-freed': ({ name, trip, agreement: { state } }) => [
    'Dolu ilanda yer açıldı',
    state === 'requested'
      ? `${trip}. ${name} isteğini şimdi kabul edebilir.`
      : `${trip} (${name}). Yeniden isteyebilirsin.`,
  ],
  message: ({ name, trip }) => [`${name} sana mesaj yazdı`, `${trip}. Oku ve cevapla.`],
  reminder: ({ name, trip, agreement: { code } }) => [
    'Yolculuğun yaklaşıyor',
    `${trip}. ${name} ile buluşunca ${code === undefined ? '4 haneli kodunu sor.' : `bu kodu söyle: ${code}`}`,
  ],
  rating: ({ name, trip }) => [
    `${name} için puan ver`,
    `${trip}. Puanın, başkalarının doğru kişiyi bulmasına yardım eder.`,
  ],
  'last-rating': ({ name, trip }) => [`${name} için puan ver`, `${trip}. Puan vermek için 2 günün kaldı.`],
};

/** Title and text for one side. */
export function writeTexts(occasion: Occasion, seen: Seen): { title: string; text: string } {
  const { from, to, departsAt, requester, provider } = seen.agreement;
  const { name } = seen.side === 'requester' ? provider : requester;
  const trip = `${from.name} → ${to.name}, ${formatDateTime(departsAt)}`;
  const [title, text] = WRITE[occasion]({ ...seen, name, trip });
  return { title, text };
}

function formatWish({ quantity, unit }: AgreementView): string {
  if (unit === 'parcel') return 'paket göndermek istiyor';
  return unit === 'kg' ? `${quantity} kg yük göndermek istiyor` : `${quantity} koltuk istiyor`;
}
