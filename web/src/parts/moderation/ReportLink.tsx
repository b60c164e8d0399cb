import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';

export type ReportProps = Readonly<{
  kind: Subject['kind'];
  id: string;
  /** Nearby words that distinguish this link from others for screen readers. */
  about: string;
  className?: string;
}>;

const ENOUGH = 60;
export const shortened = (text: string): string => {
  const beginning = text.slice(0, ENOUGH);
  return beginning === text ? text : `${beginning}…`;
};

export function ReportLink({ kind, id, about, className }: ReportProps) {
  const { t } = useTranslation();
  return (
    <Link
      to="/report/$kind/$id"
      params={{ kind, id }}
      rel="nofollow"
      preload={false}
      aria-label={`${t('ui.report')}: ${shortened(about)}`}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 text-small text-muted no-underline hover:underline print:hidden',
        className,
      )}
    >
      <Icon icon={Flag} size={16} />
      {t('ui.report')}
    </Link>
  );
}
