import { useEffect, useRef } from 'react';

export function Problem({ text }: Readonly<{ text: string | null }>) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return (
    text && (
      <p ref={box} role="alert" tabIndex={-1} className="rounded-md bg-rose p-4 text-rose-ink wrap-anywhere">
        {text}
      </p>
    )
  );
}
