import type { LegalMarkdown, LegalName } from '@lendring/contracts/installation/legal-text.js';
import { agreedTexts, unknownPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { localeCodes, type Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import type { FieldProblem } from '../../../ui/ErrorSummary.js';

/** The fields of the form: the text of each language, what is new in it, and from when on it holds. */
export type LegalValues = Readonly<Record<Locale, string> & Record<`change-${Locale}`, string> & { from: string }>;

/** Members should have time to read what they will be asked to agree to. */
const NOTICE_DAYS = 14;

/** The day that it is where the installation is: texts begin to hold on it at the earliest. */
export const today = (): string => dayIn(new Date().toISOString(), timeZones.DE);

/** A new version begins with what the last one says; what is new in it is yet to be said. */
export const valuesOf = (name: LegalName, markdown: LegalMarkdown): LegalValues => ({
  ...markdown,
  'change-de': '',
  'change-en': '',
  'change-nl': '',
  from: agreedTexts.some((one) => one === name) ? addDays(today(), NOTICE_DAYS) : today(),
});

/** What is wrong with a version, in the order of the page; the language is named, for the list of problems has no fields. */
export const problemsOf = (t: AnyText, values: LegalValues): readonly FieldProblem[] => [
  ...localeCodes.flatMap((code): FieldProblem[] => {
    const language = t(`backoffice:settings.language.${code}`);
    if (values[code].trim() === '')
      return [{ id: code, text: t('backoffice:settings.legal.problem.text', { language }) }];
    const word = unknownPlaceholder(values[code]);
    return word === null ? [] : [{ id: code, text: t('backoffice:settings.legal.problem.word', { word, language }) }];
  }),
  ...localeCodes
    .filter((code) => values[`change-${code}`].trim() === '')
    .map((code) => ({
      id: `change-${code}`,
      text: t('backoffice:settings.legal.problem.change', { language: t(`backoffice:settings.language.${code}`) }),
    })),
  ...(values.from === '' || values.from < today()
    ? [{ id: 'from', text: t('backoffice:settings.legal.problem.day') }]
    : []),
];

/** A version as the call takes it. */
export const bodyOf = (values: LegalValues) => ({
  markdown: { de: values.de.trim(), en: values.en.trim(), nl: values.nl.trim() },
  change: { de: values['change-de'].trim(), en: values['change-en'].trim(), nl: values['change-nl'].trim() },
  from: values.from,
});

/** The element of a field, by its path in the body. */
export const fieldOf = (path: string): string | null => {
  const [part, language] = path.split('.');
  if (part === 'markdown' && language) return language;
  if (part === 'change' && language) return `change-${language}`;
  return path === 'from' ? path : null;
};
