import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/**
 * The reference over HTTP: Fastify alone. POST /location parses JSON and returns 204; GET /list
 * sends the bytes of a file from memory. Arguments: port, optionally that file and its encoding.
 */
const [port, file, encoding = 'identity'] = process.argv.slice(2);
const bytes = file === undefined ? Buffer.from('[]') : readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': encoding };

const server = fastify({ logger: false });
server.post('/location', async (_, reply) => reply.code(204).send());
server.get('/list', async (_, reply) => reply.headers(headers).send(bytes));
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
