import Columns3 from 'lucide-react/icons/columns-3';
import { Checkbox } from '../Checkbox.js';
import { Button } from '../Button.js';
import { Icon } from '../Icon.js';
import { Menu } from '../Menu.js';

type Props<Name extends string> = Readonly<{
  /** What the button says. */ label: string;
  columns: readonly Readonly<{ name: Name; text: string }>[];
  chosen: readonly Name[];
  /** At least one stays. */ onChange: (chosen: readonly Name[]) => void;
}>;

/** Which columns a table shows besides its first. */
export function ColumnChoice<Name extends string>({ label, columns, chosen, onChange }: Props<Name>) {
  return (
    <Menu
      label={label}
      className="p-3"
      trigger={(props) => (
        // A phone has room for the columns alone that are always shown.
        <Button variant="ghost" className="max-md:hidden" {...props}>
          <Icon icon={Columns3} />
          {label}
        </Button>
      )}
    >
      {columns.map(({ name, text }) => {
        const isOn = chosen.includes(name);
        return (
          <Checkbox
            key={name}
            label={text}
            checked={isOn}
            disabled={isOn && chosen.length === 1}
            onChange={() =>
              onChange(columns.map((column) => column.name).filter((one) => chosen.includes(one) !== (one === name)))
            }
          />
        );
      })}
    </Menu>
  );
}
