import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Picture } from '../../../ui/Picture.js';
import { Tag } from '../../../ui/Tag.js';
import { moved } from '../upload/uploads.js';
import { useWizard } from '../wizard-context.js';

type Place = Readonly<{ id: string; action: 'left' | 'right' | 'main' }>;
// Rotate the arrows to point up and down on phones, where pictures are stacked.
const arrow = 'disabled:opacity-40 max-sm:[&>svg]:rotate-90';
const buttonId = ({ id, action }: Place) => `picture-${id}-${action}`;

export function PictureList() {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const { offer, setOffer } = useWizard();
  const { images } = offer;
  const [going, setGoing] = useState<PictureShape | null>(null);
  const [said, setSaid] = useState('');
  const focus = useRef<Place | null>(null);

  // The focus follows a moved picture; at either end, its other button takes the focus.
  useEffect(() => {
    if (!focus.current) return;
    const { id, action } = focus.current;
    focus.current = null;
    const button = [action, 'left', 'right']
      .map((one) => document.getElementById(buttonId({ id, action: one as Place['action'] })))
      .find((one) => one instanceof HTMLButtonElement && !one.disabled);
    button?.focus();
  }, [images]);

  const wanted = useRef<readonly PictureShape[]>(images);
  const moving = useAction({
    // Repeat until the latest order has been sent: the user may move pictures while a request is running.
    send: async () => {
      for (let told: readonly PictureShape[] | null = null; told !== wanted.current;) {
        told = wanted.current;
        await api.patch('/offer/{id}', { id: offer.offer_id, body: { image_ids: told.map((one) => one.image_id) } });
      }
    },
    // Refetch the offer, because another picture may have been uploaded meanwhile.
    failed: () => void api.get('/offer/{id}', { id: offer.offer_id }).then(setOffer, () => setOffer(offer)),
  });
  const removing = useAction({
    send: ({ image_id }: PictureShape, options) =>
      api.delete('/offer_image/{id}', { id: offer.offer_id, query: { image_id } }, options),
    done: (next) => {
      setOffer(next);
      setSaid(t('images.removed'));
    },
  });
  const problem = moving.problem ?? removing.problem;
  const move = (from: number, to: number, place: Place) => {
    const next = moved(images, from, to);
    focus.current = place;
    wanted.current = next;
    removing.forget();
    setOffer({ ...offer, images: [...next] });
    setSaid(t('images.moved', { place: to + 1, count: images.length }));
    void moving.run();
  };
  const remove = async () => {
    if (!going) return;
    moving.forget();
    await removing.run(going);
    setGoing(null);
    document.getElementById('pictures')?.focus();
  };

  return (
    <section aria-labelledby="pictures-title" className="flex flex-col gap-4">
      {images.length > 0 && (
        <h2 id="pictures-title" className="text-h3">
          {t('images.yours', { count: images.length })}
        </h2>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {problem && (
        <p role="alert" className="rounded-md bg-rose p-3 text-rose-ink">
          {problem}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {images.map((image, index) => {
          const name = t('images.name', { index: index + 1, count: images.length });
          const place = (action: Place['action']): Place => ({ id: image.image_id, action });
          return (
            <li
              key={image.image_id}
              className="flex items-center overflow-hidden rounded-md border border-line bg-paper sm:block"
            >
              <div className="relative max-sm:w-36 max-sm:shrink-0">
                <Picture
                  picture={image}
                  alt={name}
                  sizes="(min-width: 1200px) 280px, (min-width: 576px) 50vw, 100vw"
                  className="rounded-none"
                />
                {index === 0 && (
                  <Tag tone="tint" className="absolute top-2.5 left-2.5">
                    {t('images.main')}
                  </Tag>
                )}
              </div>
              <div className="flex min-w-0 flex-1 flex-wrap items-center px-1.5 py-1">
                <HiddenPicture offer={offer} imageId={image.image_id} />
                <IconButton
                  id={buttonId(place('left'))}
                  icon={ArrowLeft}
                  label={t('images.left', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, place('left'))}
                  className={arrow}
                />
                <IconButton
                  id={buttonId(place('right'))}
                  icon={ArrowRight}
                  label={t('images.right', { name })}
                  disabled={index === images.length - 1}
                  onClick={() => move(index, index + 1, place('right'))}
                  className={arrow}
                />
                {index > 0 && (
                  <Button
                    id={buttonId(place('main'))}
                    variant="quiet"
                    small
                    className="whitespace-nowrap"
                    onClick={() => move(index, 0, place('right'))}
                  >
                    {t('images.makeMain')}
                    <span className="sr-only"> {name}</span>
                  </Button>
                )}
                <IconButton
                  icon={Trash}
                  label={t('images.remove', { name })}
                  onClick={() => setGoing(image)}
                  className="ml-auto"
                />
              </div>
            </li>
          );
        })}
      </ol>
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => void remove()}
        busy={removing.busy}
        title={t('images.removeTitle')}
        action={t('images.removeAction')}
      >
        {going && <Picture picture={going} alt="" sizes="320px" className="mx-auto max-w-[320px]" />}
        <p className="mt-4">{t('images.removeText')}</p>
      </ConfirmDialog>
    </section>
  );
}

function HiddenPicture({ offer, imageId }: Readonly<{ offer: OfferShape; imageId: string }>) {
  const { t } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const decisionId = offer.hidden_images.find(({ image_id }) => image_id === imageId)?.decision_id;
  return decisionId ? (
    <p className="w-full px-1 text-small text-rose-ink">
      {t('images.hidden')}{' '}
      <Link to="/decision/$decisionId" params={{ decisionId }} className="inline-block py-0.5">
        {common('hidden.why')}
      </Link>
    </p>
  ) : null;
}
