import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Checkbox.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Menu } from '../../ui/Menu.js';

export type Columns<Name extends string> = Readonly<{
  all: readonly Readonly<{ name: Name; text: string }>[];
  shown: readonly Name[];
  choose: (columns: string) => void;
}>;

export function ColumnChoice<Name extends string>({ all, shown, choose }: Columns<Name>) {
  const { t } = useTranslation('backoffice');
  const label = t('columns');
  return (
    <Menu
      label={label}
      className="p-3"
      trigger={(props) => (
        <Button variant="ghost" className="max-md:hidden" {...props}>
          <Icon icon={Columns3} />
          {label}
        </Button>
      )}
    >
      {all.map(({ name, text }) => {
        const isOn = shown.includes(name);
        return (
          <Checkbox
            key={name}
            label={text}
            checked={isOn}
            disabled={isOn && shown.length === 1}
            onChange={() =>
              choose(
                all
                  .map((column) => column.name)
                  .filter((one) => shown.includes(one) !== (one === name))
                  .join(','),
              )
            }
          />
        );
      })}
    </Menu>
  );
}
