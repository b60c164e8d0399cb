import type { LegalMarkdown, LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { agreedTexts, unknownPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { localeCodes, type Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import type { FieldProblem } from '../../../ui/ErrorSummary.js';

export type LegalValues = Readonly<Record<Locale, string> & Record<`change-${Locale}`, string> & { from: string }>;

/** Default notice period for members, in days. */
const NOTICE_DAYS = 14;

/** Today in the installation's time zone: the earliest effective date. */
export const today = (): string => dayIn(new Date().toISOString(), OPERATOR_TIME_ZONE);

export const valuesOf = (name: LegalName, markdown: LegalMarkdown): LegalValues => ({
  ...markdown,
  'change-de': '',
  'change-en': '',
  'change-nl': '',
  from: agreedTexts.some((one) => one === name) ? addDays(today(), NOTICE_DAYS) : today(),
});

/** Errors in page order. Each error names its language, because the summary is shown without fields. */
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

export const bodyOf = (values: LegalValues) => ({
  markdown: { de: values.de.trim(), en: values.en.trim(), nl: values.nl.trim() },
  change: { de: values['change-de'].trim(), en: values['change-en'].trim(), nl: values['change-nl'].trim() },
  from: values.from,
});

export const fieldOf = (path: string): string | null => {
  const [part, language] = path.split('.');
  if (part === 'markdown' && language) return language;
  if (part === 'change' && language) return `change-${language}`;
  return path === 'from' ? path : null;
};
