type Props = Readonly<{
  name: string;
  title: string;
  choices: readonly Readonly<{ value: string; src: string; alt: string }>[];
  value: string;
  onChoose: (value: string) => void;
}>;

export function PictureGrid({ name, title, choices, value, onChoose }: Props) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {title}
      </summary>
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto rounded-md border border-line p-2">
        {choices.map((one, index) => (
          <label
            key={one.value}
            className="relative grid aspect-square place-items-center rounded-sm hover:bg-tint-2 has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--color-teal)] has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              value={one.value}
              aria-label={one.alt || `${title} ${index + 1}`}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <img src={one.src} alt="" width={32} height={32} loading="lazy" className="category-picture" />
          </label>
        ))}
      </div>
    </details>
  );
}
