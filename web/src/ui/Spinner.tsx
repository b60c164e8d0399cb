export function Spinner({ label }: Readonly<{ label: string }>) {
  return (
    <span
      role="status"
      aria-label={label}
      className="size-4 rounded-full border-2 border-current border-r-transparent animate-spin"
    />
  );
}
