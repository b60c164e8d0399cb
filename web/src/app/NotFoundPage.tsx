import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { useTranslation } from 'react-i18next';
import { ownedFeatures } from '../lib/features.js';
import { useSession } from '../lib/session-context.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { later } from '../ui/later.js';
import { LostRing } from './LostRing.js';
import { SearchWords } from './SearchWords.js';
import { usePageTitle } from './use-page-title.js';

// Whoever is signed in finds what they have of it; nobody else needs the code.
const OwnWhenOff = later(async () => (await import('./OwnWhenOff.js')).OwnWhenOff);

/** What a loader says of a page that is not there because something is switched off. */
export type WhyNothing = Readonly<{ about?: 'off'; off?: FeatureName }>;

type Props = Readonly<{
  /** What the address would be of, so that the page can guess why it is not there. */
  about?: 'text' | 'offer' | 'user' | 'place' | 'off';
  /** The place that the address names. */ place?: string;
  /** What the address looks for. */ words?: string;
  /** What is switched off there. */ off?: FeatureName;
}>;

/** There is nothing at an address, but for what goes on of something that is switched off. */
export function NotFoundPage({ off, ...why }: Props) {
  const isIn = useSession().status === 'in';
  const own = ownedFeatures.find((name) => name === off);
  return isIn && own ? <OwnWhenOff feature={own} /> : <Nothing {...why} />;
}

/** How to go on where nothing is. */
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
