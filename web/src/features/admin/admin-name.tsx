import { useTranslation } from 'react-i18next';
import './admin.tr.js';
import { usePublicUserQuery } from './public-user.api.js';

/** The current name of an admin. */
export function useAdminName(id: number): string {
  const { t } = useTranslation('admin');
  const { data: admin } = usePublicUserQuery(id);
  return admin?.fullName || admin?.email || t('adminById', { id });
}

export function AdminName({ id }: { id: number }) {
  return <bdi>{useAdminName(id)}</bdi>;
}
