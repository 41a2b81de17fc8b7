import i18next from 'i18next';

export type PositionFailureKind = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'other';

/** The message is the text for the user. */
export class PositionFailure extends Error {
  readonly kind: PositionFailureKind;

  constructor(kind: PositionFailureKind, reason = '') {
    super(positionFailureText(kind, reason));
    this.name = 'PositionFailure';
    this.kind = kind;
  }
}

function positionFailureText(kind: PositionFailureKind, reason: string): string {
  if (kind === 'unsupported')
    return i18next.t('shared:position.other', { reason: i18next.t('shared:position.unsupported') });
  if (kind === 'other') return i18next.t('shared:position.other', { reason });
  return i18next.t(`shared:position.${kind}`);
}

const KIND_BY_CODE: Partial<Record<number, PositionFailureKind>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** W3C Geolocation: 1 denied, 2 unavailable, 3 timeout. */
export function positionFailureFrom(
  error: Pick<GeolocationPositionError, 'code' | 'message'>,
): PositionFailure {
  return new PositionFailure(KIND_BY_CODE[error.code] ?? 'other', error.message);
}
