import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { ActionBar } from '../../../ui/ActionBar.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { cx } from '../../../ui/cx.js';
import type { BulkKind } from './changes.js';

/** Action on the selected offers; `block` makes one entry of unavailable days for all of them. */
export type BulkAct = BulkKind | 'block';

const acts: readonly BulkAct[] = [
  'publish',
  'pause',
  'resume',
  'block',
  'price',
  'category',
  'tags',
  'place',
  'conditions',
  'delete',
];

type Props = Readonly<{ count: number; onAct: (act: BulkAct) => void; onNone: () => void }>;

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
          {acts.map((kind) => (
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
