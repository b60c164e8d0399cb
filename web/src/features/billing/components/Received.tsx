import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/Card.js';

export function Received({ title, text }: Readonly<{ title: string; text: string }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <Card ground="tint" className="mt-6">
        <p className="title">{title}</p>
        <p className="mt-1">{text}</p>
      </Card>
    </div>
  );
}
