import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.js';
import { LostRing } from './LostRing.js';
import { SearchWords } from './SearchWords.js';
import { usePageTitle } from './use-page-title.js';

type Props = Readonly<{
  /** What the address would be of, so that the page can guess why it is not there. */
  about?: 'text' | 'offer' | 'user' | 'place';
  /** The place that the address names. */ place?: string;
  /** What the address looks for. */ words?: string;
}>;

/** There is nothing at an address; how to go on. */
export function NotFoundPage({ about = 'text', place, words }: Props) {
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
