import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of answers that are no page: nothing is allowed. `style`: the one style sheet of a small
 * page; `form`: where its form may go, and the one script that sends it, if any; `images`: where its pictures lie.
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

/** For the web client's own files: a service worker takes its policy from its file, and has to fetch. */
export const filePolicy = "frame-ancestors 'none'";

/**
 * Headers of every answer, uploads, streams and the sign-in provider included. Pages replace the policy with their own.
 * `https`: whether the public address is https, and stays so.
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
  // Set on the raw answer, so that handlers that take it over (`hijack`) send them as well.
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};
