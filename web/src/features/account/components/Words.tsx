export function Words({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <span className="min-w-0">
      <span className="block font-bold">{title}</span>
      <span className="block text-base text-muted wrap-anywhere">{text}</span>
    </span>
  );
}
