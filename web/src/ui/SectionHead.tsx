import { Link, type LinkProps } from '@tanstack/react-router';

type Props = Readonly<{ id: string; title: string; more: string; to: LinkProps['to'] }>;

export function SectionHead({ id, title, more, to }: Props) {
  return (
    <div className="mb-4 flex items-end justify-between gap-5">
      <h2 id={id}>{title}</h2>
      <Link to={to} className="py-1 font-bold no-underline hover:underline">
        {more}
      </Link>
    </div>
  );
}
