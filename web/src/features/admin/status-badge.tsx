import type { ReportStatus } from '@rotadas/contracts/reports/report';
import { useTranslation } from 'react-i18next';
import './status-badge.css';

const TONES = { yeni: 'new', inceleniyor: 'under-way', çözüldü: 'solved', kapatıldı: 'closed' } as const;

export function StatusBadge({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('admin');
  return <span className={`status-badge status-${TONES[status]}`}>{t(`tab.${status}`)}</span>;
}
