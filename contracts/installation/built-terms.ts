import type { Locale } from '../kernel/ids.js';
import type { AgreedText } from './legal-words.js';

type Summary = Readonly<Record<Locale, string>>;
type BuiltTerms = Readonly<{
  version: string;
  /** Texts that differ from the previous version, with a summary for members who are asked to agree. */
  changes: Readonly<Partial<Record<AgreedText, Summary>>>;
}>;

/**
 * Versions of the built-in terms and terms of use, the oldest first (ADR 97). A changed clause is a new version;
 * web/src/i18n/built-terms.spec.ts compares the texts with the latest one.
 */
const versions: readonly BuiltTerms[] = [
  { version: '2026-01', changes: {} },
  {
    version: '2026-12',
    changes: {
      terms: {
        de: 'Ein Konto kann auch einer Organisation gehören, zum Beispiel einem Verein oder einer Bibliothek. Hat eine Leihe begonnen, kann nur noch der Anbieter absagen. Neu ist der Abschnitt zum Widerrufsrecht, und kündigen kannst du auch in deinem Konto.',
        en: 'An account can also belong to an organisation, such as an association or a library. Once a loan has started, only the lender can cancel it. There is a new section on the right of withdrawal, and you can also leave in your account.',
        nl: 'Een account kan ook van een organisatie zijn, zoals een vereniging of een bibliotheek. Is het lenen begonnen, dan kan alleen de aanbieder nog annuleren. Nieuw is het deel over het herroepingsrecht, en stoppen kan ook in je account.',
      },
      terms_of_use: {
        de: 'Neu ist, was bei wiederholt unbegründeten Meldungen und Beschwerden geschieht.',
        en: 'There is a new section on what happens after repeated unfounded reports and complaints.',
        nl: 'Nieuw is wat er gebeurt bij herhaald ongegronde meldingen en klachten.',
      },
    },
  },
];

const versionAt = (index: number): string => versions.at(index)?.version ?? '';

/** Version of users who registered before agreements were recorded. */
export const firstBuiltTerms = versionAt(0);
export const latestBuiltTerms = versionAt(-1);

/**
 * Summaries of the changes to the built-in texts after the agreed version, the oldest first.
 * @returns null unless both are versions of the product
 */
export const builtChangesSince = (
  agreed: string,
  built: string,
): Readonly<Record<AgreedText, readonly Summary[]>> | null => {
  const [from = -1, to = -1] = [agreed, built].map((one) => versions.findIndex(({ version }) => version === one));
  if (from < 0 || to < 0) return null;
  const of = (name: AgreedText) => versions.slice(from + 1, to + 1).flatMap(({ changes }) => changes[name] ?? []);
  return { terms: of('terms'), terms_of_use: of('terms_of_use') };
};
