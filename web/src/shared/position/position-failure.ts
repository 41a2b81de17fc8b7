import i18next from 'i18next';

/** The message is the text for the user. */
export class PositionFailure extends Error {
  override readonly name = 'PositionFailure';

  constructor(
    message: string,
    /** Whether the user or the device has not allowed the position. */
    readonly isDenied = false,
  ) {
    super(message);
  }
}

/** Texts by the codes of W3C Geolocation. */
const TEXTS: Partial<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

export function positionFailureFrom({
  code,
  message,
}: Pick<GeolocationPositionError, 'code' | 'message'>): PositionFailure {
  const text = TEXTS[code];
  return text === undefined
    ? otherFailure(message)
    : new PositionFailure(i18next.t(`shared:position.${text}`), text === 'denied');
}

export const unsupportedPosition = () => otherFailure(i18next.t('shared:position.unsupported'));

const otherFailure = (reason: string) => new PositionFailure(i18next.t('shared:position.other', { reason }));
