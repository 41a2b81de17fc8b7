import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import './answers.js';
import './browser-gaps.js';
import './console-lines.js';
import './device.js';

// Testing Library looks for it there, to move the clock that a test holds.
Object.assign(globalThis, { jest });

configure({ asyncUtilTimeout: 10_000 });
