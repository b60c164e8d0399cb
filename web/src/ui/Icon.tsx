import type { LucideIcon } from 'lucide-react';

export function Icon({
  icon: Drawing,
  label,
  size = 20,
  className,
}: Readonly<{ icon: LucideIcon; label?: string; size?: number; className?: string | undefined }>) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.9}
      className={`inline-block shrink-0 ${className ?? ''}`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
