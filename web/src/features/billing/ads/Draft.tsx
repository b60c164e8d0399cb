import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdPricesShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { putOwnAd } from '../../../api/ads.js';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { uploadPicture } from '../../../lib/pictures/upload-picture.js';
import { PictureChooser } from '../../../ui/PictureChooser.js';
import { toasts } from '../../../ui/toasts.js';
import { AdForm } from './AdForm.js';
import { type breakpoints, picturesFor, valuesOf } from './model.js';

function Pictures({ ad }: Readonly<{ ad: OwnAdShape }>) {
  const { t } = useTranslation('advertising');
  const isOne = ad.type === 'skyscraper';
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-6">
      <div>
        <h2 id="pictures" className="text-h3">
          {t(isOne ? 'pictures.one' : 'pictures.title')}
        </h2>
        <p className="mt-1 max-w-[65ch] text-muted">{t(isOne ? 'pictures.oneText' : 'pictures.text')}</p>
      </div>
      {/* Offer further breakpoints only once a base image exists, which their images override. */}
      <div className="grid items-start gap-x-8 gap-y-6 @2xl:grid-cols-2">
        {picturesFor(ad).map((from) => (
          <PictureFrom key={from} ad={ad} from={from} />
        ))}
      </div>
    </section>
  );
}

type PicturesProps = Readonly<{ ad: OwnAdShape; from: (typeof breakpoints)[number] }>;

function PictureFrom({ ad: { ad_id: id, type, sources }, from }: PicturesProps) {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const shown = sources.find((one) => one.min_width === from);
  const activate = async (image_id: string | null, signal?: AbortSignal) =>
    putOwnAd(
      queries,
      await api.patch('/ad_image/{id}', { id, body: { min_width: from, image_id } }, signal ? { signal } : undefined),
    );
  return (
    <PictureChooser
      asPart
      id={`picture-${from}`}
      words={{
        title:
          from === 0
            ? t(type === 'skyscraper' ? 'pictures.one' : 'pictures.from0')
            : t('pictures.from', { width: number(from) }),
        text: shown ? '' : t('pictures.none'),
        choose: t('pictures.choose'),
        other: t('pictures.other'),
        remove: t('pictures.remove'),
        removeTitle: t('pictures.removeTitle'),
        removeText: t(type === 'skyscraper' ? 'pictures.oneRemoveText' : 'pictures.removeText'),
        unreadable: t('pictures.unreadable'),
        stage: {
          preparing: t('pictures.stage.preparing'),
          sending: t('pictures.stage.sending'),
          finishing: t('pictures.stage.finishing'),
        },
      }}
      shown={shown && <img src={shown.src} alt="" className="h-24 w-40 rounded-md object-cover" />}
      has={shown !== undefined}
      upload={(file, report, signal) =>
        uploadPicture(
          file,
          {
            prepare: (body) => api.post('/ad_image/{id}', { id, body }, { signal }),
            activate: (imageId) => activate(imageId, signal),
          },
          report,
          signal,
        )
      }
      remove={() => activate(null)}
    />
  );
}

type Props = Readonly<{ ad: OwnAdShape; prices: AdPricesShape | null; changed: (unsaved: boolean) => void }>;

export function Draft({ ad, prices, changed }: Props) {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const { ad_id: id } = ad;
  return (
    <>
      <AdForm
        key={id}
        action={t('form.save')}
        initial={valuesOf(ad)}
        prices={prices}
        changed={changed}
        save={async (body, options) => {
          await putOwnAd(queries, await api.patch('/ad/{id}', { id, body }, options));
          toasts.show('success', t('form.saved'));
        }}
      />
      <Pictures ad={ad} />
    </>
  );
}
