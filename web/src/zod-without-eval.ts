import { z } from 'zod';

// The page's content policy forbids eval; without this zod tries it once and the browser reports a
// violation.
z.config({ jitless: true });
