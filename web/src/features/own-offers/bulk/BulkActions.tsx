import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type BulkAct, BulkBar } from './BulkBar.js';
import { BulkDialog } from './BulkDialog.js';
import { useBulk } from './use-bulk.js';
import type { Selection } from './use-selection.js';

const BulkLabels = lazy(async () => ({ default: (await import('./BulkLabels.js')).BulkLabels }));
const BulkBlock = lazy(async () => ({ default: (await import('./BulkBlock.js')).BulkBlock }));

type Props = Pick<ComponentProps<typeof BulkDialog>, 'categories' | 'tags'> &
  Readonly<{
    selection: Selection;
    /** Whether the dialog of a change is open, which offers the undo of its own result. */
    onOpen: (isOpen: boolean) => void;
  }>;

/** Bar and dialog for the selected offers. */
export function BulkActions({ selection, onOpen, ...choices }: Props) {
  const bulk = useBulk(selection);
  const [act, show] = useState<BulkAct | null>(null);
  const setAct = (next: BulkAct | null) => {
    show(next);
    onOpen(next !== null);
  };
  const targets = [...selection.chosen.values()];
  return (
    <>
      {targets.length > 0 && <BulkBar targets={targets} onAct={setAct} onNone={selection.clear} />}
      <BulkDialog
        kind={act === 'block' || act === 'labels' ? null : act}
        targets={targets}
        bulk={bulk}
        {...choices}
        onClose={() => setAct(null)}
      />
      {act === 'labels' && (
        <Suspense>
          <BulkLabels offers={[...selection.chosen.keys()]} onClose={() => setAct(null)} />
        </Suspense>
      )}
      {act === 'block' && (
        <Suspense>
          <BulkBlock offers={[...selection.chosen.keys()]} onClose={() => setAct(null)} onDone={() => setAct(null)} />
        </Suspense>
      )}
    </>
  );
}
