import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useTexts } from '../../../lib/page/use-texts.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { momentOf } from '../../../lib/dates/moment.js';

/** @param until null for a permanent suspension */
export function SuspendedBanner({ until }: Readonly<{ until: string | null }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const isReady = useTexts('moderation');
  if (!isReady) return null;
  return (
    <aside aria-label={t('suspended.title')} className="bg-sand print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="min-w-0 flex-1 basis-80 text-base">
          <strong>
            {until === null ? t('suspended.forGood') : t('suspended.until', { when: momentOf(until, locale) })}
          </strong>{' '}
          {t('suspended.text')}
        </p>
        <ButtonLink to="/account/decisions" variant="soft" small>
          {t('suspended.reasons')}
        </ButtonLink>
      </div>
    </aside>
  );
}
