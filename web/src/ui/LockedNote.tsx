import { useAnyText } from '../i18n/use-any-text.js';
import { cx } from './cx.js';

/** What the owner of a locked offer reads: who still sees it, and where the reason stands. */
export function LockedNote({ className }: Readonly<{ className?: string }>) {
  const words = useAnyText();
  return <p className={cx('text-small text-rose-ink', className)}>{words('ui.offerLocked')}</p>;
}
