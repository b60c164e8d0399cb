import type { TFunction } from 'i18next';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import {
  leftPlaceholders,
  type TemplatePlaceholder,
  type TemplatePurpose,
} from '@lendring/contracts/moderation/template-purposes.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { subjectTitle } from '@lendring/contracts/texts/subject-title.js';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { dayOf } from '../../lib/dates/moment.js';
import type { FieldProblem } from '../../ui/ErrorSummary.js';

/** Errors for placeholders that have not been replaced; empty if the text may be sent. */
export const leftIn = (
  t: TFunction<'textTemplates'>,
  purpose: TemplatePurpose,
  { id, text }: Readonly<{ id: string; text: string }>,
): readonly FieldProblem[] => {
  const [word] = leftPlaceholders(purpose, text);
  return word === undefined ? [] : [{ id, text: t('problem.left', { word: `{${word}}` }) }];
};

const linkTo = (page: '/account/decisions' | '/feedback', locale: Locale): string =>
  `${location.origin}${pageAddress(locale, page)}`;

export type TemplateValues = Readonly<Partial<Record<TemplatePlaceholder, string | undefined>>>;
export type ValuesIn = (locale: Locale) => TemplateValues;

/** Strip braces from user content, so that it cannot introduce placeholders. */
const known = (text: string | undefined): string | undefined =>
  text?.replaceAll('{', '(').replaceAll('}', ')').trim() || undefined;

const thingOf = ({ subject, title }: Pick<CaseShape, 'subject' | 'title'>, locale: Locale): string | undefined =>
  known(withinQuotes(subjectTitle(subject.kind, title, locale), locale));

/** `until`: end of a suspension; null if there is none, or if it is permanent. */
export const ownerValues =
  (
    one: Pick<CaseShape, 'owner' | 'subject' | 'title'>,
    { rule, until }: Readonly<{ rule: string; until: string | null }>,
  ): ValuesIn =>
  (locale) => ({
    name: one.owner.user?.former ? undefined : one.owner.user?.nickname,
    thing: thingOf(one, locale),
    rule: known(rule),
    until: until === null ? undefined : dayOf(until, locale),
    link: linkTo('/account/decisions', locale),
  });

export const reporterValues =
  (one: Pick<CaseShape, 'subject' | 'title'>): ValuesIn =>
  (locale) => ({ thing: thingOf(one, locale) });

/**
 * Template values for a complainant. `rule` is set for the affected user only, because a reporter does not learn the
 * rule behind a decision.
 */
export const complainerValues =
  (
    one: Pick<CaseShape, 'subject' | 'title' | 'decisions'>,
    { side, decision_id: id }: CaseShape['complaints'][number],
  ): ValuesIn =>
  (locale) => ({
    thing: thingOf(one, locale),
    rule:
      side === 'vendor'
        ? known(one.decisions.find((decision) => decision.decision_id === id)?.ground?.text)
        : undefined,
  });

export const feedbackValues =
  ({ at }: Pick<FeedbackShape, 'at'>): ValuesIn =>
  (locale) => ({ day: dayOf(at, locale), link: linkTo('/feedback', locale) });

const samples: Readonly<Record<Locale, Readonly<Record<'thing' | 'rule', string>>>> = {
  de: { thing: 'Zelt für vier', rule: 'Nutzungsbedingungen, Was nicht erlaubt ist' },
  en: { thing: 'Tent for four', rule: 'Terms of use, What is not allowed' },
  nl: { thing: 'Tent voor vier', rule: 'Gebruiksvoorwaarden, Wat niet mag' },
};

export const sampleValues: ValuesIn = (locale) => ({
  name: 'jana_meier',
  ...samples[locale],
  until: day('2027-07-12', locale, 'year'),
  day: day('2027-07-04', locale, 'year'),
  link: linkTo('/account/decisions', locale),
});
