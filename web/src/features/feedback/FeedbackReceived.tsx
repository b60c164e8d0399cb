import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '../../i18n/rewrite.js';
import { useLocale } from '../../i18n/use-locale.js';
import { ButtonLink } from '../../ui/ButtonLink.js';

type Props = Readonly<{ email: string; from: string | undefined }>;

export function FeedbackReceived({ email, from }: Props) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="rounded-lg bg-tint p-6 md:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('feedback.done.title')}
      </h1>
      <p className="mt-3 max-w-[60ch]">{t('feedback.done.read')}</p>
      <p className="mt-2 max-w-[60ch] wrap-anywhere">
        {email === '' ? t('feedback.done.noAnswer') : t('feedback.done.answer', { email })}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        {from !== undefined && (
          <a href={toLocal(from, locale)} className="inline-flex min-h-11 items-center font-bold">
            {t('feedback.done.back')}
          </a>
        )}
        <ButtonLink to="/" variant="ghost">
          {t('feedback.done.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
