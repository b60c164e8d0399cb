import type { LegalTextShape } from '@lendring/contracts/http/legal.js';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { legalPages, type Operator, operatorWords, shippedOn } from '../../lib/installation/operator.js';
import type { MarkdownText } from '../../lib/markdown/markdown.js';
import { MarkdownBody } from '../../parts/installation/MarkdownBody.js';
import { TextPage } from './TextPage.js';

type Props = Readonly<{ text: LegalTextShape; own: MarkdownText | null; operator: Operator; children?: ReactNode }>;

export function LegalPage({ text, own, operator, children }: Props) {
  const { t } = useTranslation('legal');
  const words = operatorWords(useAnyText(), operator);
  const { key } = legalPages[text.name];
  const aside = (
    <>
      <Day text={text} />
      {children}
      <Versions text={text} />
    </>
  );
  if (own)
    return (
      <TextPage
        title={t(`${key}.title`)}
        sections={own.sections.map(({ title, nodes }) => ({
          title,
          text: <MarkdownBody nodes={nodes} depths={own.depths} words={words} />,
        }))}
      >
        {aside}
      </TextPage>
    );
  return (
    <TextPage
      title={t(`${key}.title`)}
      lead={t(`${key}.lead`)}
      sections={t(`${key}.sections`, { ...words, returnObjects: true })}
    >
      {aside}
    </TextPage>
  );
}

function Day({ text: { name, number, from, holds, change, versions } }: Readonly<{ text: LegalTextShape }>) {
  const { t } = useTranslation('agreement');
  const locale = useLocale();
  const { to } = legalPages[name];
  const dayOf = (value: string | null) => day(value ?? shippedOn, locale, 'year');
  const newest = versions[0];
  const announced = holds === 'now' && newest && newest.number > number ? newest : null;
  return (
    <div className="mt-4 text-base">
      <p className="text-muted">{t('page.asOf', { day: dayOf(from) })}</p>
      {holds !== 'now' && (
        <p className="mt-2 rounded-md bg-sand px-4 py-3">
          {holds === 'later' ? t('page.later', { day: dayOf(from) }) : t('page.before')}{' '}
          <Link to={to} className="underline">
            {t('page.toNow')}
          </Link>
        </p>
      )}
      {change !== null && number > 1 && <p className="mt-2">{t('page.change', { change })}</p>}
      {announced && (
        <p className="mt-2 rounded-md bg-sand px-4 py-3">
          {t('page.announced', { day: dayOf(announced.from) })}{' '}
          <Link to={to} search={{ version: announced.number }} className="underline">
            {t('page.read')}
          </Link>
        </p>
      )}
    </div>
  );
}

function Versions({ text: { name, number, versions } }: Readonly<{ text: LegalTextShape }>) {
  const { t } = useTranslation('agreement');
  const locale = useLocale();
  if (versions.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {t('page.versions')}
      </summary>
      <ul>
        {versions.map((one) => {
          const words = t('page.version', { day: day(one.from ?? shippedOn, locale, 'year') });
          return (
            <li key={one.number} className="py-1">
              {one.number === number ? (
                <span aria-current="true" className="font-bold">
                  {words}
                </span>
              ) : (
                <Link to={legalPages[name].to} search={{ version: one.number }}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
