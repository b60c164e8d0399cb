import { Card } from '../../../ui/Card.js';

/** Says that what was sent has come. */
export function Received({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <div role="status">
      <Card ground="tint" className="mt-6">
        <p className="title">{title}</p>
        <p className="mt-1">{text}</p>
      </Card>
    </div>
  );
}
