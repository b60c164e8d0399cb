import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Menu } from '../../ui/Menu.js';
import { ReportLink, shortened, type ReportProps } from './ReportLink.js';

export function ReportMenu({ className, ...report }: ReportProps) {
  const { t } = useTranslation();
  const label = t('ui.moreAbout', { about: shortened(report.about) });
  return (
    <span className={className}>
      <Menu
        label={label}
        trigger={(trigger) => (
          <button type="button" {...trigger} aria-label={label} title={t('ui.more')} className={iconButtonLook}>
            <Icon icon={Ellipsis} size={18} />
          </button>
        )}
      >
        <ReportLink {...report} className="w-full px-3" />
      </Menu>
    </span>
  );
}
