import { type ErrorComponentProps, useMatches, useRouteContext, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { toLocal } from '../i18n/rewrite.js';
import { useAnyText } from '../i18n/use-any-text.js';
import { useLocale } from '../i18n/use-locale.js';
import { isApiError, errorText } from '../lib/api-client/api-error.js';
import { ownedFeatures } from '../lib/installation/features.js';
import { useSession } from '../lib/session/session-context.js';
import { Button } from '../ui/Button.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { Skeleton, SkeletonText } from '../ui/Skeleton.js';
import { TextField } from '../ui/TextField.js';
import { later } from '../ui/later.js';
import { ownTitle, usePageTitle } from './page-title.js';

/**
 * Graphic of the error pages: a ring that rolls away between the digits. 12 s with a delay of 0.5 s (spec §9), static
 * with reduced motion. Pure CSS, so that it works even when scripts fail.
 */
function LostRing({ code }: Readonly<{ code: 404 | 410 | 500 }>) {
  const [first, , last] = String(code);
  return (
    <svg viewBox="0 0 420 200" aria-hidden className="w-full max-w-[520px] text-teal">
      <text x="78" y="150" fontSize="170" className="fill-tint font-head" textAnchor="middle">
        {first}
      </text>
      <text x="342" y="150" fontSize="170" className="fill-tint font-head" textAnchor="middle">
        {last}
      </text>
      <ellipse
        cx="210"
        cy="170"
        rx="52"
        ry="7"
        className="fill-line animate-[ring-shadow_12s_.5s_ease-in-out_infinite]"
      />
      <g
        className="origin-[210px_100px] animate-[ring-roll_12s_.5s_ease-in-out_infinite]"
        fill="none"
        strokeWidth="26"
        strokeLinecap="round"
      >
        <path d="M246 60a56 56 0 1 0 12 56" className="stroke-teal-deep" />
        <path d="M263 92a56 56 0 0 1-30 58" className="stroke-teal-light" />
      </g>
    </svg>
  );
}

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

export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  usePageTitle(t('error.title'));
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center">
      <LostRing code={500} />
      <h1>{t('error.title')}</h1>
      <p className="max-w-[480px] text-muted">{isApiError(error) ? errorText(t, error) : t('error.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
        <ButtonLink to="/" variant="ghost">
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

export function PendingPage() {
  const { t, i18n } = useTranslation();
  const words = useAnyText();
  const { withoutScripts } = useRouteContext({ from: '__root__' });
  const title = ownTitle(useMatches(), i18n, words);
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap flex min-h-[70vh] flex-col gap-6 py-10">
      {/*
       * suppressHydrationWarning: a guard may have redirected before hydration, to a page with another heading. The
       * elements must be the same with and without a title (React error 418).
       */}
      <h1 suppressHydrationWarning className={title ? 'text-h1' : 'sr-only'}>
        {title ?? t('frame.loadingPage')}
      </h1>
      {/* Filled by the server only: with scripts enabled, React leaves the content of noscript alone. */}
      <noscript>{withoutScripts}</noscript>
      <div suppressHydrationWarning hidden={title !== null}>
        <Skeleton className="h-11 w-2/3 max-w-[480px]" />
      </div>
      <SkeletonText lines={3} />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
