import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../features/search/components/SearchForm.js';
import { cx } from '../ui/cx.js';
import { Dialog } from '../ui/Dialog.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';

function SearchLine({ onClose }: Readonly<{ onClose: () => void }>) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useHiddenByScroll(box);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for Escape from the fields inside
    <div
      ref={box}
      inert={hidden}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className={cx('absolute inset-x-0 top-full border-y border-line bg-paper shadow-soft', hidden && 'invisible')}
    >
      <div className="wrap py-3">
        <SearchForm shape="bar" list={null} onDone={onClose} />
      </div>
    </div>
  );
}

export function HeaderSearch({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  if (matchMedia('(min-width: 768px)').matches) return <SearchLine onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('search.form')} shape="sheet">
      <div className="min-h-[66dvh] pt-2">
        <SearchForm shape="sheet" list={null} onDone={onClose} />
      </div>
    </Dialog>
  );
}
