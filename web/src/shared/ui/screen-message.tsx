import type { ReactNode } from 'react';
import { BrandMark } from './brand.js';
import './screen-message.css';

interface ScreenMessageProps {
  title: string;
  text: string;
  action?: ReactNode;
}

export function ScreenMessage({ title, text, action }: ScreenMessageProps) {
  return (
    <main className="screen-message">
      <BrandMark size={56} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </main>
  );
}
