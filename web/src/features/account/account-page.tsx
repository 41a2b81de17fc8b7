import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { PATHS } from '../../shared/paths.js';
import { useConnected } from '../../shared/ui/device.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { Strip } from '../../shared/ui/strip.js';
import './account.css';
import './account.tr.js';
import { ConsentsSection } from './consents-section.js';
import { DeletionSection } from './deletion-section.js';
import { ExportSection } from './export-section.js';
import { SessionsSection } from './sessions-section.js';
import { SignInSection } from './sign-in-section.js';

/** The page "Hesabım ve verilerim". */
export function AccountPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { data: user } = useCurrentUserQuery(undefined);
  const isConnected = useConnected();
  return (
    <PageFrame title={t('title')} back={{ label: t('back'), to: PATHS.profile }}>
      {!isConnected && <Strip icon="offline">{t('offline')}</Strip>}
      <SignInSection email={user?.email ?? ''} />
      <SessionsSection />
      {children}
      <ExportSection />
      <ConsentsSection />
      <DeletionSection />
    </PageFrame>
  );
}
