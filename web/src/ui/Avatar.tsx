import UserRound from 'lucide-react/icons/user-round';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

export const initials = (name: string): string => {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const of = (part: string | undefined, count: number) => [...(part ?? '')].slice(0, count).join('');
  const letters = (parts.length > 1 ? of(parts[0], 1) + of(parts.at(-1), 1) : of(parts[0], 2)) || '?';
  return letters.toLocaleUpperCase('de');
};

/** Dark or white text on `#rrggbb`, whichever has more contrast (WCAG relative luminance). */
export const inkOn = (colour: string): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2 ? '#22292e' : '#ffffff';
};

export type Look = Readonly<{
  nickname: string | null;
  color: string | null;
  image_thumb?: string | null;
  /** True for a deleted account; `nickname` is a placeholder then. */
  former?: boolean | undefined;
}>;

/**
 * Picture of a user, else their initials on their colour; a silhouette without a nickname or for deleted accounts.
 * Decorative: the name is next to it or in the surrounding button.
 */
export function Avatar({
  person,
  size = 38,
  className,
}: Readonly<{ person: Look | null; size?: number; className?: string }>) {
  const { nickname, color, image_thumb: image } = person ?? { nickname: null, color: null };
  const ground = color && /^#[\da-f]{6}$/i.test(color) ? color : '#ffe0b0';
  const shape = cx('grid shrink-0 place-items-center rounded-full object-cover font-bold', className);
  return image ? (
    <img src={image} alt="" width={size} height={size} className={shape} style={{ width: size, height: size }} />
  ) : (
    <span
      aria-hidden
      className={shape}
      style={{ width: size, height: size, fontSize: size * 0.39, background: ground, color: inkOn(ground) }}
    >
      {nickname && !person?.former ? initials(nickname) : <Icon icon={UserRound} size={size * 0.55} />}
    </span>
  );
}
