import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../paths.js';
import { Brand } from './brand.js';
import './button.css';
import './page-frame.css';

interface PageFrameProps {
  title: string;
  /** Replaces the link to the map. */
  back?: { label: string; to: string };
  children: ReactNode;
}

export function PageFrame({ title, back, children }: PageFrameProps) {
  const { t } = useTranslation('shared');
  return (
    <div className="page-frame">
      <title>{`${title} · Rotadaş`}</title>
      <header className="page-frame-head">
        <Brand />
        <Link className="button" to={back?.to ?? PATHS.home}>
          {back?.label ?? t('backToMap')}
        </Link>
      </header>
      <main className="page-frame-main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
