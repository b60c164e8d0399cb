import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { ActionBar } from '../../../ui/ActionBar.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { cx } from '../../../ui/cx.js';
import type { BulkKind } from './changes.js';

const kinds: readonly BulkKind[] = ['publish', 'pause', 'resume', 'price', 'category', 'tags', 'place', 'delete'];

type Props = Readonly<{ count: number; onAct: (kind: BulkKind) => void; onNone: () => void }>;

/** Actions on the selected offers. */
export function BulkBar({ count, onAct, onNone }: Props) {
  const { t } = useTranslation('offerTable');
  return (
    <ActionBar always>
      <p role="status" className="font-semibold">
        {t('bulk.chosen', { count, shown: number(count) })}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="quiet" onClick={onNone}>
          {t('bulk.none')}
        </Button>
        <Menu
          label={t('bulk.act')}
          trigger={(props) => (
            <Button {...props}>
              {t('bulk.act')}
              <Icon icon={ChevronDown} />
            </Button>
          )}
        >
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={cx(menuItem, kind === 'delete' && 'text-rose-ink')}
              onClick={() => onAct(kind)}
            >
              {t(`bulk.kind.${kind}`)}
            </button>
          ))}
        </Menu>
      </div>
    </ActionBar>
  );
}
