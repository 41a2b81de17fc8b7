import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { AgreementNews } from '@rotadas/contracts/notifications/notification';
import { formatDateTime } from './format-date-time.js';

export type Side = 'requester' | 'provider';

interface Texts {
  readonly title: string;
  readonly text: string;
}

const OTHER_OFFERS = 'Başka ilanlara bakabilirsin.';

/** `Isparta → Antalya, 25 Kasım 14:30` */
const formatTrip = ({ from, to, departsAt }: AgreementView): string =>
  `${from.name} → ${to.name}, ${formatDateTime(departsAt)}`;

/** The name of the other side, which is short before the acceptance. */
const otherName = (agreement: AgreementView, side: Side): string =>
  agreement[side === 'requester' ? 'provider' : 'requester'].name;

function formatWish({ quantity, unit }: AgreementView): string {
  if (unit === 'parcel') return 'paket göndermek istiyor';
  return unit === 'kg' ? `${quantity} kg yük göndermek istiyor` : `${quantity} koltuk istiyor`;
}

/** Texts for one side. A note is left out: before the acceptance it comes from a stranger. */
export function newsTexts(news: AgreementNews, agreement: AgreementView, side: Side): Texts {
  const [name, trip] = [otherName(agreement, side), formatTrip(agreement)];
  switch (news) {
    case 'requested': {
      const lastAnswer = formatDateTime(agreement.expiresAt);
      return { title: `${name} ${formatWish(agreement)}`, text: `${trip}. Son cevap: ${lastAnswer}.` };
    }
    case 'accepted':
      return {
        title: `${name} isteğini kabul etti`,
        text: `${trip}. Artık arayabilir ya da mesaj yazabilirsin.`,
      };
    case 'declined':
      return { title: 'İsteğin kabul edilmedi', text: `${trip} (${name}). ${OTHER_OFFERS}` };
    case 'expired':
      return { title: 'İsteğine cevap gelmedi', text: `${trip} (${name}). ${OTHER_OFFERS}` };
    case 'withdrawn':
      return agreement.endedBy === 'requester'
        ? { title: `${name} isteğini geri çekti`, text: `${trip}.` }
        : { title: 'İstek kapandı', text: `${trip} (${name}). Bu istek artık geçerli değil.` };
    case 'cancelled':
      return cancelledTexts(agreement, side, name, trip);
    case 'missed':
      return {
        title: `${name} gelmediğini bildirdi`,
        text: `${trip}. Öyle değilse 24 saat içinde itiraz et.`,
      };
    case 'seats-freed':
      return {
        title: 'Dolu ilanda yer açıldı',
        text:
          agreement.state === 'requested'
            ? `${trip}. ${name} isteğini şimdi kabul edebilir.`
            : `${trip} (${name}). Yeniden isteyebilirsin.`,
      };
  }
}

/** No side ended it: an account was closed, an offer was withdrawn, or one blocked the other. */
const hasEndedByItself = ({ endedBy }: AgreementView): boolean =>
  endedBy !== 'requester' && endedBy !== 'provider';

function cancelledTexts(agreement: AgreementView, side: Side, name: string, trip: string): Texts {
  const { isLate, reason } = agreement;
  const advice = side === 'requester' ? ` ${OTHER_OFFERS}` : '';
  if (hasEndedByItself(agreement))
    return {
      title: 'Anlaşma iptal oldu',
      text: `${trip} (${name}). Bu anlaşma artık geçerli değil.${advice}`,
    };
  const late = isLate ? ' Kalkışa 2 saatten az kala iptal edildi.' : '';
  const because = reason === null ? '' : ` Sebep: ${reason}`;
  return { title: `${name} anlaşmayı iptal etti`, text: `${trip}.${late}${advice}${because}` };
}

export function messageTexts(agreement: AgreementView, side: Side): Texts {
  const text = `${formatTrip(agreement)}. Oku ve cevapla.`;
  return { title: `${otherName(agreement, side)} sana mesaj yazdı`, text };
}

/** Only the requester's reminder has the code. */
export function reminderTexts(agreement: AgreementView, side: Side): Texts {
  const [name, trip, { code }] = [otherName(agreement, side), formatTrip(agreement), agreement];
  const requesterText = code === undefined ? '' : ` ${name} ile buluşunca bu kodu söyle: ${code}`;
  const text = side === 'requester' ? requesterText : ` ${name} ile buluşunca 4 haneli kodunu sor.`;
  return { title: 'Yolculuğun yaklaşıyor', text: `${trip}.${text}` };
}

/** `isLast`: two days are left to rate. */
export function ratingTexts(agreement: AgreementView, side: Side, isLast: boolean): Texts {
  const advice = isLast
    ? 'Puan vermek için 2 günün kaldı.'
    : 'Puanın, başkalarının doğru kişiyi bulmasına yardım eder.';
  return {
    title: `${otherName(agreement, side)} için puan ver`,
    text: `${formatTrip(agreement)}. ${advice}`,
  };
}
