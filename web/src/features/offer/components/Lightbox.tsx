import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { useModal } from '../../../ui/use-modal.js';

type Props = Readonly<{ images: readonly PictureShape[]; title: string; at: number | null; onClose: () => void }>;

export default function Lightbox({ images, title, at, onClose }: Props) {
  const { t } = useTranslation(['offer', 'common']);
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  // Texts and pictures are fixed when the lightbox opens.
  const now = useRef({ images, title, t, onClose });
  const [shown, setShown] = useState(0);
  useEffect(() => {
    now.current = { images, title, t, onClose };
  });
  const open = at !== null;
  const modal = useModal({ open, onClose });

  useEffect(() => {
    const element = host.current;
    if (at === null || !element) return undefined;
    const { images: pictures, title: name, t: text } = now.current;
    const viewer = new PhotoSwipe({
      appendToEl: element,
      index: at,
      bgOpacity: 1,
      showHideAnimationType: 'none',
      wheelToZoom: true,
      // Disable the library's keyboard and focus handling, because the dialog already provides both.
      escKey: false,
      trapFocus: false,
      returnFocus: false,
      padding: { top: 60, bottom: 24, left: 0, right: 0 },
      dataSource: pictures.map((image, index) => ({
        src: image.large,
        srcset: `${image.small} 320w, ${image.medium} 640w, ${image.large} ${image.width}w`,
        width: image.width,
        height: image.height,
        alt: text('gallery.alt', { title: name, number: index + 1 }),
      })),
      closeTitle: text('common:ui.close'),
      zoomTitle: text('gallery.zoom'),
      arrowPrevTitle: text('gallery.previous'),
      arrowNextTitle: text('gallery.next'),
      errorMsg: text('gallery.failed'),
    });
    viewer.on('change', () => setShown(viewer.currIndex));
    viewer.on('destroy', () => now.current.onClose());
    viewer.init();
    // Remove the library's English role descriptions, which screen readers would announce.
    for (const part of element.querySelectorAll('[aria-roledescription]')) part.removeAttribute('aria-roledescription');
    setShown(at);
    return () => viewer.destroy();
  }, [at]);

  return (
    <dialog {...modal} aria-labelledby={id} className="h-dvh max-h-none w-screen max-w-none bg-dark">
      <h2 id={id} tabIndex={-1} className="sr-only">
        {t('gallery.label')}
      </h2>
      {open && (
        <p role="status" className="sr-only">
          {t('gallery.alt', { title, number: shown + 1 })}
        </p>
      )}
      <div ref={host} />
    </dialog>
  );
}
