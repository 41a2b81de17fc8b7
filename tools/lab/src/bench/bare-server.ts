import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** Fastify alone parses POST /location, or sends a file. Arguments: port, file, encoding. */
const [port, file, encoding = 'identity'] = process.argv.slice(2);
const bytes = file === undefined ? Buffer.from('[]') : readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': encoding };

const server = fastify({ logger: false });
server.post('/location', async (_, reply) => reply.code(204).send());
server.get('/list', async (_, reply) => reply.headers(headers).send(bytes));
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
