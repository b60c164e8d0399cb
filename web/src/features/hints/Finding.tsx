import type { FindingShape } from '@lendring/contracts/http/hints.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../api/reference.js';
import { money, number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { personText } from '../../parts/people/person-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Picture } from '../../ui/Picture.js';

type Of<Kind extends FindingShape['kind']> = Readonly<{ finding: Extract<FindingShape, { kind: Kind }> }>;

export function Finding({ finding }: Readonly<{ finding: FindingShape | null }>) {
  const { t } = useTranslation('hints');
  switch (finding?.kind) {
    case 'words':
      return <Words finding={finding} />;
    case 'picture':
      return <Pictures finding={finding} />;
    case 'price':
      return <Price finding={finding} />;
    case 'new_account':
      return <NewAccount finding={finding} />;
    case undefined:
      return <p className="text-muted">{t('erased')}</p>;
  }
}

function Words({ finding: { found } }: Of<'words'>) {
  const { t } = useTranslation('hints');
  return (
    <ul className="flex flex-col gap-3">
      {found.map((one) => (
        <li key={`${one.language} ${one.text}`}>
          <p className="rounded-sm bg-sand px-3 py-2 wrap-anywhere">
            <Marked text={one.around} word={one.as} />
          </p>
          <p className="mt-1 text-muted wrap-anywhere">
            {t('because', {
              list: t(`listNames.${one.language}`),
              word: one.text,
              match: t(`match.${one.match}`),
              reason: one.reason,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Marked({ text, word }: Readonly<{ text: string; word: string }>) {
  const at = text.indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-sun px-0.5 text-sun-ink">{word}</mark>
      {text.slice(at + word.length)}
    </>
  );
}

function Pictures({ finding: { like } }: Of<'picture'>) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  return (
    <ul className="flex flex-col gap-4">
      {like.map(({ image, other, bits }) => {
        const name = personText(office, other.owner);
        return (
          <li key={`${image.image_id} ${other.image.image_id}`}>
            <div className="grid max-w-[420px] grid-cols-2 gap-3">
              <Picture picture={image} alt={t('pictureOwn')} sizes="200px" />
              <Picture picture={other.image} alt={t('pictureOther', { name })} sizes="200px" />
            </div>
            <p className="mt-2 wrap-anywhere">
              {bits === 0 ? t('pictureSame', { name }) : t('picture', { name, count: bits })}{' '}
              <Link to="/offer/$offerId" params={{ offerId: other.offer_id }} className="underline">
                {t('toOther')}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Price({ finding: { cents, low, median, high, offers, category_id: categoryId } }: Of<'price'>) {
  const { t } = useTranslation('hints');
  const { data: categories } = useQuery(categoriesQuery(useApi()));
  const [price, from, middle, to] = [cents, low, median, high].map((minor) => money({ minor }));
  return (
    <p className="wrap-anywhere">
      {t('price', {
        price,
        low: from,
        median: middle,
        high: to,
        count: offers,
        category: categories?.find(({ id }) => id === categoryId)?.title ?? String(categoryId),
      })}
    </p>
  );
}

function NewAccount({ finding: { days, offers, cents } }: Of<'new_account'>) {
  const { t } = useTranslation('hints');
  const age = days === 0 ? t('ageToday') : t('age', { count: days });
  return (
    <p>
      {cents === null
        ? t('newMany', { age, offers: number(offers) })
        : t('newDear', { age, offers: number(offers), price: money({ minor: cents }) })}
    </p>
  );
}
