import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type BulkAct, BulkBar } from './BulkBar.js';
import { BulkDialog } from './BulkDialog.js';
import { useBulk } from './use-bulk.js';
import type { Selection } from './use-selection.js';

const BulkBlock = lazy(async () => ({ default: (await import('./BulkBlock.js')).BulkBlock }));

type Props = Pick<ComponentProps<typeof BulkDialog>, 'categories' | 'places' | 'tags'> &
  Readonly<{ selection: Selection }>;

/** Bar and dialog for the selected offers. */
export function BulkActions({ selection, ...choices }: Props) {
  const bulk = useBulk();
  const [act, setAct] = useState<BulkAct | null>(null);
  return (
    <>
      <BulkBar count={selection.chosen.size} onAct={setAct} onNone={selection.clear} />
      <BulkDialog
        kind={act === 'block' ? null : act}
        targets={[...selection.chosen.values()]}
        bulk={bulk}
        {...choices}
        onClose={(isDone) => {
          setAct(null);
          if (isDone) selection.clear();
        }}
      />
      {act === 'block' && (
        <Suspense>
          <BulkBlock
            offers={[...selection.chosen.keys()]}
            onClose={() => setAct(null)}
            onDone={() => {
              setAct(null);
              selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
