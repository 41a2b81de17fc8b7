import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineEvent, type EventStream } from '../protocol/event.js';

const stream: EventStream = { name: 'users', subjects: ['users.events.>'] };

export const usersEvents = {
  profileChanged: defineEvent({
    stream,
    subject: 'users.events.profile-changed',
    payload: z.object({ userId: SerialId, fullName: z.string(), phone: z.string().nullable() }),
  }),
};
