import type { Brand } from '@lendring/contracts/installation/brand.js';
import { cx } from '../../ui/cx.js';

type Props = Readonly<{ logo: Brand['logo']; picture?: string | null; className: string }>;

/**
 * Logo, or the product's default icon.
 * @param picture URL of a logo that is not saved yet
 */
export function LogoPicture({ logo, picture = null, className }: Props) {
  const src = picture ?? (logo === null ? '/icon.svg' : `/media/${logo}/128.webp`);
  return <img src={src} alt="" className={cx('rounded-sm object-cover', className)} />;
}
