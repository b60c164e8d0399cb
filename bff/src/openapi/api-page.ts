import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';

const policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
};

const isHtml = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');
const fitsPhones = (body: unknown): unknown =>
  typeof body === 'string'
    ? body.replace('<head>', '<head>\n      <meta name="viewport" content="width=device-width, initial-scale=1">')
    : body;

export const serveApiPage = async (app: FastifyInstance, document: object): Promise<void> => {
  // The plugin's types do not include OpenAPI 3.1, but its page reads that version.
  const specification = { document } as StaticDocumentSpec;
  await app.register(async (page) => {
    page.addHook('onSend', (_request, reply, body, done) => done(null, isHtml(reply) ? fitsPhones(body) : body));
    await page.register(fastifySwagger, { mode: 'static', specification });
    await page.register(fastifySwaggerUi, {
      routePrefix: '/v1/docs',
      staticCSP: policy,
      theme: { title: 'Lendring API' },
      uiConfig: {
        layout: 'BaseLayout',
        deepLinking: true,
        docExpansion: 'list',
        filter: true,
        defaultModelsExpandDepth: 0,
      },
    });
  });
};
