import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { offlinePageTexts as words } from '@lendring/contracts/texts/offline-page.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { FastifyReply } from 'fastify';
import { bareHeaders, barePage } from './bare-page.js';

/** Sends the page that the service worker (`web/public/sw.js`) caches for use without a connection. */
export const answerOffline = (locale: Locale, reply: FastifyReply): void => {
  void reply
    .headers(bareHeaders(locale))
    .send(
      barePage(locale, {
        title: inLanguage(words.title, locale),
        text: inLanguage(words.text, locale),
        again: inLanguage(words.again, locale),
      }),
    );
};
