import type { GroupCardShape } from '@lendring/contracts/http/groups.js';
import { inkOn } from '../../../ui/Avatar.js';
import { cx } from '../../../ui/cx.js';
import { Picture } from '../../../ui/Picture.js';

type Props = Readonly<{ group: Pick<GroupCardShape, 'name' | 'color' | 'image'>; first?: boolean; className?: string }>;

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('de') ?? '';

/** Decorative: the name is always next to the picture, hence the empty `alt`. */
export function GroupPicture({ group, first = false, className }: Props) {
  if (group.image) return <Picture picture={group.image} alt="" first={first} {...(className ? { className } : {})} />;
  return (
    <span
      aria-hidden
      className={cx('grid aspect-4/3 place-items-center rounded-md font-head text-hero', className)}
      style={{ background: group.color, color: inkOn(group.color) }}
    >
      {initialOf(group.name)}
    </span>
  );
}
