import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../paths.js';
import { Brand } from './brand.js';
import { Icon } from './icon.js';
import './static-page.css';

interface StaticPageProps {
  title: string;
  children: ReactNode;
}

export function StaticPage({ title, children }: StaticPageProps) {
  const { t } = useTranslation('shared');
  return (
    <div className="static-page">
      <title>{`${title} · Rotadaş`}</title>
      <header className="static-page-head">
        <Link className="static-page-back" to={PATHS.login}>
          <Icon name="back" />
          {t('staticPage.back')}
        </Link>
        <Brand />
      </header>
      <main className="static-page-text">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
