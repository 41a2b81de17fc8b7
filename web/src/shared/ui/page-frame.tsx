import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../paths.js';
import { Brand } from './brand.js';
import './button.css';
import './page-frame.css';

interface PageFrameProps {
  title: string;
  /** Label of the link to the map, or to `backTo`. */
  back: string;
  backTo?: string;
  children: ReactNode;
}

export function PageFrame({ title, back, backTo = PATHS.home, children }: PageFrameProps) {
  return (
    <div className="page-frame">
      <title>{`${title} · Rotadaş`}</title>
      <header className="page-frame-head">
        <Brand />
        <Link className="button" to={backTo}>
          {back}
        </Link>
      </header>
      <main className="page-frame-main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
