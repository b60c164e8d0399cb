import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy that allows nothing by default. `style`: the one style sheet; `form`: form target and
 * optionally the one script; `images`: image origin.
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

/** For static files: a service worker inherits the policy of its file and needs to fetch. */
export const filePolicy = "frame-ancestors 'none'";

/**
 * Security headers of every answer, including uploads, streams and the sign-in provider. Pages override the policy.
 * `https`: whether the public address uses https, for HSTS.
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
  // Set on the raw response, so that handlers that hijack it send them as well.
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};
