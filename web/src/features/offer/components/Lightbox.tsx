import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { IconButton } from '../../../ui/IconButton.js';

type Props = Readonly<{ images: readonly PictureShape[]; title: string; /** Null: closed. */ at: number | null; onAt: (index: number | null) => void }>;

/** Pictures over the whole window; arrow keys move, Escape closes. */
export default function Lightbox({ images, title, at, onAt }: Props) {
  const { t } = useTranslation(['offer', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = at !== null;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const image = at === null ? undefined : images[at];
  const move = (step: number) => { if (at !== null) onAt((at + step + images.length) % images.length); };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) { event.preventDefault(); move(step); }
  };
  const arrow = 'absolute top-1/2 z-10 -translate-y-1/2 bg-white/95 hover:bg-white';
  return (
    <dialog ref={dialog} aria-label={t('gallery.label')} onClose={() => onAt(null)} onKeyDown={onKey} className="h-dvh max-h-none w-screen max-w-none bg-dark">
      {image && at !== null && (
        <>
          <img key={image.image_id} src={image.large} alt={t('gallery.alt', { title, number: at + 1 })} width={image.width} height={image.height} className="size-full object-contain" />
          <IconButton icon={X} label={t('common:ui.close')} onClick={() => onAt(null)} className="absolute top-3 right-3 z-10 bg-white/95 hover:bg-white" />
          {images.length > 1 && (
            <>
              <IconButton icon={ChevronLeft} label={t('gallery.previous')} onClick={() => move(-1)} className={`${arrow} left-3`} />
              <IconButton icon={ChevronRight} label={t('gallery.next')} onClick={() => move(1)} className={`${arrow} right-3`} />
              <p role="status" className="absolute inset-x-0 bottom-4 text-center font-bold text-white">{t('gallery.at', { number: at + 1, count: images.length })}</p>
            </>
          )}
        </>
      )}
    </dialog>
  );
}
