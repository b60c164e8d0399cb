import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Builds a content security policy that allows nothing by default. `style` is the single style sheet, `form` the form
 * target with an optional script, `images` the image origin.
 */
export const strictPolicy = (
  style?: string,
  form?: Readonly<{ script?: string; to: string }>,
  images?: string,
): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${form?.to ?? "'none'"}`,
    "frame-ancestors 'none'",
    ...(style === undefined ? [] : [`style-src ${hashOf(style)}`]),
    ...(form?.script === undefined ? [] : [`script-src ${hashOf(form.script)}`]),
    ...(images === undefined ? [] : [`img-src ${images}`]),
  ].join('; ');

/** Policy for static files. It must not restrict fetching, because a service worker inherits the policy of its file. */
export const filePolicy = "frame-ancestors 'none'";

/**
 * Sets security headers on every answer, including uploads, streams and the sign-in provider; pages override the
 * policy. `https` is true if the public URL uses https, which enables HSTS.
 */
export const safeHeaders = (app: FastifyInstance, https: boolean): void => {
  const headers = Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': strictPolicy(),
    ...(https ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  });
  // Set the headers on the raw response, so that handlers that hijack the reply send them too.
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};
