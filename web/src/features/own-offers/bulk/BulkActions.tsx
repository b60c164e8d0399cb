import { type ComponentProps, useState } from 'react';
import { BulkBar } from './BulkBar.js';
import { BulkDialog } from './BulkDialog.js';
import type { BulkKind } from './changes.js';
import { useBulk } from './use-bulk.js';
import type { Selection } from './use-selection.js';

type Props = Pick<ComponentProps<typeof BulkDialog>, 'categories' | 'places' | 'tags'> &
  Readonly<{ selection: Selection }>;

/** Bar and dialog for the selected offers. */
export function BulkActions({ selection, ...choices }: Props) {
  const bulk = useBulk();
  const [kind, setKind] = useState<BulkKind | null>(null);
  return (
    <>
      <BulkBar count={selection.chosen.size} onAct={setKind} onNone={selection.clear} />
      <BulkDialog
        kind={kind}
        targets={[...selection.chosen.values()]}
        bulk={bulk}
        {...choices}
        onClose={(isDone) => {
          setKind(null);
          if (isDone) selection.clear();
        }}
      />
    </>
  );
}
