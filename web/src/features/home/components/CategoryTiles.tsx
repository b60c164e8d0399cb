import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { NearFields } from '../../../lib/places/place.js';

export function CategoryTiles({
  categories,
  near,
}: Readonly<{ categories: readonly CategoryShape[]; near: NearFields }>) {
  return (
    <ul className="grid auto-cols-[104px] grid-flow-col gap-3.5 overflow-x-auto pb-2 max-md:-mx-[18px] max-md:px-[18px] max-md:[scrollbar-width:none] md:grid-flow-row md:grid-cols-5 md:overflow-visible lg:grid-cols-7">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to="/category/$"
            params={{ _splat: category.url }}
            search={near}
            className="group block rounded-lg text-center text-base font-semibold text-ink no-underline"
          >
            <span
              className="mb-2 grid aspect-square place-items-center rounded-lg ground"
              style={{ '--h': category.hue } as CSSProperties}
            >
              <img
                src={category.picture}
                alt=""
                width={84}
                height={84}
                loading="lazy"
                className="w-1/2 drop-shadow-md transition-transform group-hover:scale-105"
              />
            </span>
            <span className="hyphens-auto group-hover:underline">{category.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
