import { useTranslation } from 'react-i18next';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { toLocal } from '../i18n/rewrite.js';
import { useLocale } from '../i18n/use-locale.js';
import { ownedFeatures } from '../lib/installation/features.js';
import { useSession } from '../lib/session/session-context.js';
import { Button } from '../ui/Button.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { TextField } from '../ui/TextField.js';
import { later } from '../ui/later.js';
import { LostRing } from './LostRing.js';
import { usePageTitle } from './use-page-title.js';

function SearchWords({ words }: Readonly<{ words?: string | undefined }>) {
  const { t } = useTranslation();
  return (
    <form
      role="search"
      aria-label={t('search.form')}
      action={toLocal('/search', useLocale())}
      className="flex w-full max-w-[480px] items-end gap-3"
    >
      <TextField
        className="flex-1"
        name="q"
        type="search"
        label={t('search.what')}
        hideLabel
        placeholder={t('search.whatHint')}
        defaultValue={words}
      />
      <Button type="submit">{t('search.go')}</Button>
    </form>
  );
}

// Loaded only for signed-in users with own items of a disabled feature.
const OwnWhenOff = later(async () => (await import('./OwnWhenOff.js')).OwnWhenOff);

export type WhyNothing = Readonly<{ about?: 'off'; off?: FeatureName }>;

type Props = Readonly<{
  /** Kind of content expected at the URL, used to guess why it is missing. */
  about?: 'text' | 'offer' | 'user' | 'place' | 'off';
  place?: string;
  words?: string;
  off?: FeatureName;
}>;

export function NotFoundPage({ off, ...why }: Props) {
  const isIn = useSession().status === 'in';
  const own = ownedFeatures.find((name) => name === off);
  return isIn && own ? <OwnWhenOff feature={own} /> : <Nothing {...why} />;
}

function Nothing({ about = 'text', place, words }: Omit<Props, 'off'>) {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center">
      <LostRing code={404} />
      <h1>{t('notFound.title')}</h1>
      <p className="max-w-[480px] text-muted wrap-anywhere">{t(`notFound.${about}`, { place })}</p>
      <SearchWords words={words} />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="ghost">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink to="/categories" variant="ghost">
          {t('frame.categories')}
        </ButtonLink>
      </div>
    </div>
  );
}
