import { useState } from 'react';
import { cx } from './cx.js';

type Props = Readonly<{
  /** URLs of one picture in three sizes. */
  picture: Readonly<{ small: string; medium: string; large: string }> | null;
  /** Alternative text; empty if the title is next to the picture. */
  alt: string;
  sizes?: string;
  /** True for pictures in the first view of a page, which load first. */
  first?: boolean;
  className?: string;
}>;

/**
 * Picture in 4:3 on a soft background. Without a picture, or if loading fails, the background remains, so that rows
 * keep their shape.
 */
export function Picture({ picture, alt, sizes = '(min-width: 992px) 290px, 50vw', first = false, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={cx('block aspect-4/3 overflow-hidden rounded-md bg-mist', className)}>
      {picture && picture.medium !== failed && (
        <img
          src={picture.medium}
          srcSet={`${picture.small} 320w, ${picture.medium} 640w, ${picture.large} 1200w`}
          sizes={sizes}
          alt={alt}
          width={640}
          height={480}
          onError={() => setFailed(picture.medium)}
          className="size-full object-cover"
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </span>
  );
}
