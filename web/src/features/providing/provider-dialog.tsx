import { zodResolver } from '@hookform/resolvers/zod';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Alert, Button } from 'antd';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PATHS } from '../../shared/paths.js';
import { PRODUCT } from '../../shared/product.js';
import { Sheet } from '../../shared/ui/sheet.js';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { OfferFields } from './offer-fields.js';
import { EMPTY_OFFER, offerDraftOf, OfferForm, type OfferDraft } from './offer-form.js';
import './provider-dialog.css';
import { useProviding } from './use-providing.js';

interface ProviderDialogProps {
  open: boolean;
  user: CurrentUser | undefined;
  places: readonly PlaceName[];
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
  onClose: () => void;
}

/** 'Choose a service': starts an offer, or ends the one on the map (spec 2, 4). */
export function ProviderDialog({
  open,
  user,
  places,
  onPosition,
  onIncomplete,
  onClose,
}: ProviderDialogProps) {
  const { t } = useTranslation('providing');
  const online = user?.isOnline === true;
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: EMPTY_OFFER,
    ...(online && { values: offerDraftOf(user) }),
  });
  const { busy, start, stop } = useProviding(user, {
    onDone: () => {
      form.reset(EMPTY_OFFER);
      onClose();
    },
    onPosition,
    onIncomplete,
  });
  const incomplete = user !== undefined && Object.keys(missingProfileFields(user)).length > 0;

  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <form
        className="provider-dialog"
        onSubmit={online ? preventing(stop) : form.handleSubmit(start)}
        noValidate
      >
        {incomplete && (
          <Alert
            type="warning"
            showIcon
            title={t('incompleteNotice')}
            description={<Link to={PATHS.profileEdit}>{t('incompleteLink')}</Link>}
          />
        )}
        <OfferFields form={form} disabled={online || busy} places={places} />
        <div className="provider-dialog-submit">
          <Button type="primary" htmlType="submit" block loading={busy} className="main-action">
            {online ? t('stop', { product: PRODUCT }) : t('start', { product: PRODUCT })}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

const preventing = (task: () => Promise<void>) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  void task();
};
