import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../i18n/locale.js';
import { readTextsFromDisk } from '../../testing/texts.js';
import { shippedOn } from './operator.js';

describe('the shipped legal texts', () => {
  it('match their stated date, so that hash and date are updated together with the texts', () => {
    const texts = localeCodes.map((locale) => JSON.stringify(readTextsFromDisk(locale, 'legal')));
    const print = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
    expect([shippedOn, print]).toEqual(['2026-12-01', '840b900db30c8c80']);
  });
});
