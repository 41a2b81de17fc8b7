import './zod-without-eval.js';
import './shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { start } from './app/start.js';
import { startTexts } from './app/start-texts.js';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

await startTexts();
const result = await start();
createRoot(container).render(
  <StrictMode>
    <App start={result} />
  </StrictMode>,
);
