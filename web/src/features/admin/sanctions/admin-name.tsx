import { useTranslation } from 'react-i18next';
import { usePublicUserQuery } from '../public-user.api.js';
import './sanctions.tr.js';

/** The current name of an admin. */
export function AdminName({ id }: { id: number }) {
  const { t } = useTranslation('sanctions');
  const { data: admin } = usePublicUserQuery(id);
  return <bdi>{admin?.fullName || t('adminById', { id })}</bdi>;
}
