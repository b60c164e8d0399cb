import { localeOf } from '@lendring/contracts/pages/address.js';
import { busyPageTexts } from '@lendring/contracts/texts/busy-page.js';
import { textOf } from '@lendring/contracts/http/messages.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bareHeaders, barePage } from './bare-page.js';

const SECONDS = 5;

export const answerBusy = (request: FastifyRequest, reply: FastifyReply): void => {
  const locale = localeOf(request.url.split('?', 1)[0] ?? '/');
  void reply
    .status(503)
    .headers({ 'retry-after': String(SECONDS), ...bareHeaders(locale) })
    .send(
      barePage(locale, {
        title: inLanguage(busyPageTexts.title, locale),
        text: textOf('pages_busy', locale, {}),
        again: inLanguage(busyPageTexts.again, locale),
      }),
    );
};
