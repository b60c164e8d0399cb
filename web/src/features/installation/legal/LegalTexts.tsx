import { queryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import type { LegalMarkdown, LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { referenceQuery } from '../../../api/reference.js';
import { legalSettingQuery } from '../../../api/installation.js';
import { createI18n, textLoader } from '../../../i18n/create.js';
import { readTexts } from '../../../i18n/load.js';
import { type Locale, localeCodes } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { legalPages, type Operator } from '../../../lib/installation/operator.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { tabLook } from '../../../ui/nav-look.js';
import { useOwnChange } from '../publish.js';
import { legalNames } from '../settings-search.js';
import { LegalForm } from './LegalForm.js';
import { LegalVersions } from './LegalVersions.js';

type Section = Readonly<{ title: string; text: string }>;

export const markdownOf = (sections: readonly Section[]): string =>
  sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');

/** Texts of all languages at once; a page normally loads only its own language. */
const allLanguages = queryOptions({
  queryKey: ['texts-of-languages'],
  staleTime: Infinity,
  queryFn: async (): Promise<Readonly<Record<Locale, AnyText>>> => {
    const pairs = await Promise.all(
      localeCodes.map(async (locale) => {
        const i18n = createI18n(locale, document.documentElement.dataset['brand']);
        await textLoader(i18n, locale, readTexts).load('common', 'pages', 'legal');
        return [locale, i18n.t as AnyText] as const;
      }),
    );
    return Object.fromEntries(pairs) as Record<Locale, AnyText>;
  },
});

/** Built-in text in every language, with placeholders unresolved. */
export const builtInText = (name: LegalName, languages: Readonly<Record<Locale, AnyText>>): LegalMarkdown => {
  const { key } = legalPages[name];
  const of = (t: AnyText) =>
    markdownOf(t(`legal:${key}.sections`, { returnObjects: true, skipInterpolation: true })).replaceAll(
      '{{brand}}',
      () => t('common:brand'),
    );
  return { de: of(languages.de), en: of(languages.en), nl: of(languages.nl) };
};

export function LegalTexts({ name, page }: Readonly<{ name: LegalName; page: number }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const text = useQuery(legalSettingQuery(api, name, page));
  const languages = useQuery(allLanguages);
  const reference = useQuery(referenceQuery(api));
  const error = text.error ?? languages.error ?? reference.error;
  const isReady = text.data && languages.data && reference.data;
  return (
    <>
      <p className="mb-5 max-w-[640px] text-muted">{t('settings.lead.legal')}</p>
      <nav aria-label={t('settings.legal.label')} className="mb-6 flex overflow-x-auto border-b border-line">
        {legalNames.map((one) => (
          <Link
            key={one}
            to="/backoffice/settings"
            search={{ part: 'legal', ...(one !== 'terms' && { text: one }) }}
            className={tabLook(one === name)}
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === name ? { 'aria-current': 'page' } : {})}
          >
            {t(`settings.legal.names.${one}`)}
          </Link>
        ))}
      </nav>
      {!isReady && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {isReady && (
        <LegalText key={name} shown={text.data} languages={languages.data} operator={reference.data.operator} />
      )}
    </>
  );
}

type Props = Readonly<{ shown: LegalSettingShape; languages: Readonly<Record<Locale, AnyText>>; operator: Operator }>;

function LegalText({ shown: asked, languages, operator }: Props) {
  const { t } = useTranslation('backoffice');
  const { now: shown, formKey, onChanged } = useOwnChange(asked);
  const built = builtInText(shown.name, languages);
  return (
    <>
      <p className="mb-5">
        <Link to={legalPages[shown.name].to} target="_blank" className="font-semibold">
          {t('settings.legal.page')}
        </Link>
      </p>
      <LegalForm
        key={formKey}
        shown={shown}
        last={shown.markdown ?? built}
        operator={operator}
        languages={languages}
        onChanged={onChanged}
      />
      <section aria-labelledby="versions" className="mt-10">
        <h2 id="versions" className="mb-3 text-h3">
          {t('settings.versions')}
        </h2>
        <LegalVersions shown={shown} built={built} onChanged={onChanged} />
      </section>
    </>
  );
}
