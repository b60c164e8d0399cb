import type { ReactNode } from 'react';
import { emojiHref, type EmojiName } from './emoji.js';

export function EmptyState({
  title,
  children,
  picture,
  actions,
}: Readonly<{ title: string; children?: ReactNode; picture?: EmojiName; actions?: ReactNode }>) {
  return (
    <div className="mx-auto flex max-w-[520px] flex-col items-center gap-4 rounded-lg bg-sand px-6 py-12 text-center">
      {picture && <img src={emojiHref(picture)} alt="" width={96} height={96} loading="lazy" className="size-24" />}
      <h2 className="text-h3">{title}</h2>
      {children && <div className="text-muted">{children}</div>}
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
