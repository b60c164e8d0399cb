import { useQueryClient } from '@tanstack/react-query';
import Images from 'lucide-react/icons/images';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { ownOffersChanged } from '../../../api/own-offers.js';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Icon } from '../../../ui/Icon.js';
import { UploadGuard } from '../import/UploadGuard.js';
import { matchPictures, readNumberedOffers, uploadPictures } from './by-number.js';
import type { ZipProblem } from './read-zip.js';

type Result = Readonly<{
  offers: number;
  left: number;
  unknown: readonly string[];
  refused: readonly Readonly<{ title: string; text: string }>[];
}>;

/** File names shown of those that fit no offer. */
const MOST_NAMES = 20;

const { zip } = importLimits;

/** Adds pictures, also from ZIP archives, to own offers by the names of their files. */
export function PicturesByNumber() {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const inputId = useId();
  const [told, setTold] = useState({ done: 0, total: 0 });
  const [result, setResult] = useState<Result | null>(null);
  const [zipProblem, setZipProblem] = useState<ZipProblem | null>(null);
  const adding = useAction({
    send: async (files: readonly File[]): Promise<Result> => {
      const { matches, left, unknown } = matchPictures(files, await readNumberedOffers(api));
      const refused: { title: string; text: string }[] = [];
      for (const [index, match] of matches.entries()) {
        setTold({ done: index, total: matches.length });
        await uploadPictures(api, match).catch((error: unknown) => {
          refused.push({ title: match.offer.title || any('ownOffers:untitled'), text: errorText(any, error) });
        });
      }
      return { offers: matches.length - refused.length, left, unknown, refused };
    },
    done: async (answer) => {
      setResult(answer);
      await ownOffersChanged(queries);
    },
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    setResult(null);
    setZipProblem(null);
    adding.forget();
    const { unpacked } = await import('./read-zip.js');
    const pictures = await unpacked(files);
    if (typeof pictures === 'string') setZipProblem(pictures);
    else if (pictures.length > 0) await adding.run(pictures);
  };
  return (
    <section aria-labelledby="pictures" className="mt-10 flex max-w-[760px] flex-col gap-4 border-t border-line pt-8">
      <h2 id="pictures" className="text-h3">
        {t('pictures.title')}
      </h2>
      <p>{t('pictures.text')}</p>
      <div>
        <input
          id={inputId}
          type="file"
          accept="image/*,.zip"
          multiple
          className="peer sr-only"
          disabled={adding.busy}
          onChange={(event) => void choose(event)}
        />
        <label
          htmlFor={inputId}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-teal px-5 font-bold text-teal-deep peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 hover:bg-tint-2"
        >
          <Icon icon={Images} />
          {t('pictures.choose')}
        </label>
      </div>
      <UploadGuard isUploading={adding.busy} />
      {adding.busy && (
        <p role="status" className="rounded-md bg-sun p-4 text-sun-ink">
          {t('bulk.progress', { done: number(told.done), total: number(told.total) })}. {t('upload.open')}
        </p>
      )}
      {zipProblem && (
        <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">
          {t(`pictures.${zipProblem}`, {
            entries: number(zip.entries),
            each: zip.each / 1_000_000,
            whole: zip.whole / 1_000_000,
          })}
        </p>
      )}
      {adding.problem && (
        <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">
          {adding.problem}
        </p>
      )}
      {result && (
        <div role="status" className="flex flex-col gap-1">
          <p>{t('pictures.done', { count: result.offers, shown: number(result.offers) })}</p>
          {result.left > 0 && <p>{t('pictures.left', { count: result.left, shown: number(result.left) })}</p>}
          {result.unknown.length > 0 && (
            <p className="wrap-anywhere">
              {t('pictures.unknown', {
                count: result.unknown.length,
                names: result.unknown.slice(0, MOST_NAMES).join(', '),
              })}
            </p>
          )}
          {result.refused.map(({ title, text }) => (
            <p key={title + text} className="text-rose-ink wrap-anywhere">
              {any('ownOffers:problem', { title, text })}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
