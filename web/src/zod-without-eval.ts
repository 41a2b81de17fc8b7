import { z } from 'zod';

// The CSP forbids eval; without this zod tries it once and the browser reports a violation.
z.config({ jitless: true });
