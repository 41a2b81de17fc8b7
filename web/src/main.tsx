import './shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { keepOfflinePage } from './app/offline-page.js';
import { startTexts } from './app/start-texts.js';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

await startTexts();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOfflinePage();
