import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/**
 * The reference over HTTP: Fastify with nothing around it. POST /location parses JSON and answers
 * 204; GET /list sends the bytes of a file from memory. Arguments: port, and that file with its
 * content encoding where there is one.
 */
const [port, file, encoding = 'identity'] = process.argv.slice(2);
const bytes = file === undefined ? Buffer.from('[]') : readFileSync(file);

const server = fastify({ logger: false });
server.post('/location', async (_, reply) => reply.code(204).send());
server.get('/list', async (_, reply) =>
  reply
    .headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': encoding })
    .send(bytes),
);
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
