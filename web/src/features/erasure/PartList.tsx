export function PartList({ title, parts }: Readonly<{ title: string; parts: readonly string[] }>) {
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 list-disc pl-5">
        {parts.map((part) => (
          <li key={part} className="mt-1.5">
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}
