import type { Subject } from '@lendring/contracts/moderation/subject.js';
import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

type Props = Readonly<{ kind: Subject['kind']; id: string; className?: string }>;

/** The quiet way to report what a page shows; search engines have nothing to look for behind it. */
export function ReportLink({ kind, id, className }: Props) {
  const { t } = useTranslation();
  return (
    <Link
      to="/report/$kind/$id"
      params={{ kind, id }}
      rel="nofollow"
      preload={false}
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
