import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import type { SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import { DepositGiven, useLacks, useLackText } from '../../parts/handover/deposit.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';

export type GivenOf = (task: HandoverShape) => SecuredBy | null;

type Props = Readonly<{
  /** Loans that are handed over at once; some have a deposit. */
  tasks: readonly HandoverShape[];
  keyOf: (task: HandoverShape) => string;
  busy: boolean;
  problem: string | null;
  onSave: (given: GivenOf) => void;
  onClose: () => void;
}>;

/** Dialog that records a handover together with the deposits; one that was not given is asked about. */
export default function HandOut({ tasks, keyOf, busy, problem, onSave, onClose }: Props) {
  const { t } = useTranslation(['handover', 'timeline']);
  const [given, setGiven] = useState<Readonly<Record<string, SecuredBy | null>>>({});
  const lackText = useLackText();
  const givenOf: GivenOf = (task) => given[keyOf(task)] ?? null;
  const titleOf = (task: HandoverShape) => piecedTitle(task.title, task.quantity, task.pieces);
  const lacks = useLacks(
    tasks.flatMap((task) => {
      const lack = lackText(task.deposit, givenOf(task));
      return lack === null ? [] : [tasks.length > 1 ? `${titleOf(task)}: ${lack}` : lack];
    }),
  );
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t('timeline:handovers.out')}>
      {tasks.length === 1 && tasks.map((task) => <p key={keyOf(task)}>{titleOf(task)}</p>)}
      {tasks.map(
        (task) =>
          task.deposit && (
            <DepositGiven
              key={keyOf(task)}
              status={task.deposit}
              given={givenOf(task)}
              onChange={(next) => setGiven({ ...given, [keyOf(task)]: next })}
              {...(tasks.length > 1 && { title: titleOf(task) })}
            />
          ),
      )}
      {lacks.question}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('handover:cancel')}
        </Button>
        <Button busy={busy} onClick={() => lacks.passes() && onSave(givenOf)}>
          {t(lacks.isAsked ? 'handover:anyway.do' : 'timeline:handovers.out')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-rose-ink">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
