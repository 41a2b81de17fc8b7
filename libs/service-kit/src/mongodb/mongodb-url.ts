import { ConnectionString } from 'mongodb-connection-string-url';
import { z } from 'zod';

const MESSAGE =
  'must be an address like mongodb://user:password@host:port/database; separate several hosts by commas';

/** The address of a MongoDB or replica set, parsed as the driver does. */
export const MongodbUrl = z.string().superRefine((text, context) => {
  const parsed = parse(text);
  if (!parsed) return context.addIssue({ code: 'custom', message: MESSAGE });
  const isDirect = parsed.searchParams.get('directConnection') === 'true';
  if (isDirect && parsed.hosts.length > 1)
    context.addIssue({ code: 'custom', message: 'directConnection=true requires a single host' });
});

function parse(text: string): ConnectionString | undefined {
  try {
    const parsed = new ConnectionString(text);
    return parsed.hosts.every((host) => URL.canParse(`mongodb://${host}`)) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
