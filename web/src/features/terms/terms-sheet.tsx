import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError, isSignedOut } from '../../shared/api/api-error.js';
import { PATHS } from '../../shared/paths.js';
import { termsDate } from '../../shared/terms/terms-date.js';
import { endTermsRequest } from '../../shared/terms/terms-request.js';
import { showSuccess, showError } from '../../shared/toast/toast-store.js';
import { Sheet } from '../../shared/ui/sheet.js';
import './terms-sheet.css';
import './terms.tr.js';
import { Button } from '../../shared/ui/button.js';
import { useAcceptTermsMutation } from './terms.api.js';

const POINTS = ['connects', 'misuse', 'provider', 'privacy'] as const;

const ERROR_ID = 'terms-accept-error';

interface TermsSheetProps {
  /** Missing if the user has never accepted the terms: then the sheet cannot be closed. */
  onClose?: () => void;
}

export function TermsSheet({ onClose }: TermsSheetProps) {
  const { t } = useTranslation(['terms', 'shared']);
  const [ticked, setTicked] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const [acceptTerms, { isLoading }] = useAcceptTermsMutation();

  const submit = async () => {
    setTickMissing(!ticked);
    if (!ticked) return;
    try {
      await acceptTerms(undefined).unwrap();
      endTermsRequest(true);
      showSuccess(t('accepted'));
    } catch (error) {
      showError(t('shared:toasts.error'), failureText(error));
    }
  };
  const tick = (next: boolean) => {
    setTicked(next);
    setTickMissing(false);
  };

  const failureText = (error: unknown) => {
    if (isSignedOut(error)) return t('sessionMissing');
    const isChanged = isApiError(error) && error.code === 'terms-changed';
    return isChanged ? errorText(error, t('failed')) : t('failed');
  };

  const isChange = onClose !== undefined;
  return (
    <Sheet open title={t(isChange ? 'changed.title' : 'title')} {...(isChange && { onClose })}>
      <p>{isChange ? t('changed.intro', { date: termsDate() }) : t('intro')}</p>
      <ul className="terms-points">
        {POINTS.map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <a href={PATHS.terms} target="_blank" rel="noreferrer">
        {t('full')}
      </a>
      <div className="terms-accept">
        <Checkbox
          checked={ticked}
          onChange={(event) => tick(event.target.checked)}
          aria-invalid={isTickMissing}
          aria-describedby={isTickMissing ? ERROR_ID : undefined}
        >
          {t('accept')}
        </Checkbox>
        {isTickMissing && (
          <p id={ERROR_ID} className="field-error" role="alert">
            {t('unticked')}
          </p>
        )}
      </div>
      <Button variant="primary" block busy={isLoading} onClick={submit}>
        {t('submit')}
      </Button>
    </Sheet>
  );
}
