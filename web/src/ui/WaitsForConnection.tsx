import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

const intoView = (note: HTMLElement | null): void => note?.scrollIntoView?.({ block: 'nearest' });

export function WaitsForConnection({ className }: Readonly<{ className?: string }>) {
  const { t } = useTranslation();
  return (
    <p ref={intoView} role="status" className={cx('scroll-my-4 rounded-sm bg-sand px-4 py-3 text-base', className)}>
      <Icon icon={CloudOff} size={18} className="mr-2 align-[-3px]" />
      {t('ui.waitsForConnection')}
    </p>
  );
}
