import type { Brand } from '@lendring/contracts/installation/brand.js';
import { cx } from '../../ui/cx.js';

type Props = Readonly<{ logo: Brand['logo']; picture?: string | null; className: string }>;

/** A logo, or the product's own sign. @param picture where to find one that is not kept yet */
export function LogoPicture({ logo, picture = null, className }: Props) {
  const src = picture ?? (logo === null ? '/icon.svg' : `/media/${logo}/128.webp`);
  return <img src={src} alt="" className={cx('rounded-sm object-cover', className)} />;
}
