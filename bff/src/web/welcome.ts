import type { Brand } from '@lendring/contracts/installation/brand.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import type { Banner } from '@lendring/contracts/installation/settings.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { closedPageTexts } from '@lendring/contracts/texts/closed-page.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WELCOME = 'lendring_welcome';
const NEXT_PAGE_SECONDS = 60;
const SHOWN_MS = 12_000;

export const welcomeNext = (reply: FastifyReply): void =>
  void reply.setCookie(WELCOME, '1', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: NEXT_PAGE_SECONDS });

/** One-time greeting, rendered as a banner so that the client needs no code for the greeting. */
export const welcomeOf = (request: FastifyRequest, reply: FastifyReply, { name }: Brand): Banner | null => {
  if (request.cookies[WELCOME] === undefined) return null;
  void reply.clearCookie(WELCOME, { path: '/' });
  const texts = closedPageTexts.welcome;
  const now = Date.now();
  return {
    texts: Object.fromEntries(
      localeCodes.map((locale) => [locale, fillIn(texts[locale], { brand: name ?? BUILT_IN_NAME })]),
    ) as Banner['texts'],
    level: 'notice',
    from: new Date(now).toISOString(),
    until: new Date(now + SHOWN_MS).toISOString(),
  };
};
